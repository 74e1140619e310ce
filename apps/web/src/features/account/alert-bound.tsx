import { falseAlertBound } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { AccountSection } from "./account-section.tsx";

/** How many alerts of all brands may be chance (`studies.md` §5); nothing where no brand is asked. */
export function AlertBound() {
  const { data: brands = [] } = trpc.brands.list.useQuery();
  const asked = brands.filter(({ isPaused }) => !isPaused);
  const prompts = asked.reduce((sum, { prompts, markets }) => sum + prompts * Math.max(1, markets.length), 0);
  if (prompts === 0) return null;
  return (
    <AccountSection title="Alerts" about="Your brands tell you of real changes, by mail where you want it.">
      <p>{falseAlertBound(prompts)}</p>
      <p>
        <TextLink to="/brands">Your brands</TextLink>
      </p>
    </AccountSection>
  );
}
