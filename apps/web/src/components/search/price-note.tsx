import { signupOffer, type Usage } from "@standings/domain";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import {
  dependsOnUsage,
  isSearchIncluded,
  PLAN_NAMES,
  previewsLeft,
  SEARCH_PRICE,
} from "../../lib/buying/plans.ts";
import { useSite } from "../../lib/html/site.ts";
import { useSession } from "../../lib/session/session.ts";
import { TextButton } from "../ui/text-link.tsx";

/** Price of the next search, next to its button; guests also read what a new account starts with. */
export function PriceNote() {
  const { status, user } = useSession();
  const depends = dependsOnUsage(user);
  const usage = trpc.credits.usage.useQuery(undefined, { enabled: depends }).data;
  return (
    <span className="max-w-52.5 justify-self-center text-sm text-pretty text-ink-3">
      {!depends || !usage ? (
        SEARCH_PRICE
      ) : isSearchIncluded(usage) ? (
        included(usage)
      ) : (
        <Missing usage={usage} />
      )}
      {status !== "signed-in" && <FirstOnes />}
    </span>
  );
}

/** Part of the server's HTML; a visitor with a session never sees it. */
function FirstOnes() {
  const offer = signupOffer(useSite().signupCredits);
  return offer && <span className="block font-medium text-ink-2 member:hidden">{offer} to start</span>;
}

function included({ plan, analyses }: Usage): string {
  if (!analyses) return `Included in ${PLAN_NAMES[plan]}`;
  return `${analyses.limit - analyses.used} of ${analyses.limit} analyses left this month`;
}

/** Free previews that are left today, for searches without credits. */
function Missing({ usage }: { usage: Usage }) {
  const left = previewsLeft(usage);
  if (left > 0) return `${left} of ${usage.previews.limit} free previews left today`;
  return (
    <>
      No free previews left today.{" "}
      <TextButton
        touch="inline"
        className="text-ink-2"
        aria-haspopup="dialog"
        onClick={() => emit("openPricingModal", {})}
      >
        Buy Credits
      </TextButton>
    </>
  );
}
