import { REPEATS_DAYS, repeatsSentence } from "@standings/domain";
import { Defined } from "../../../components/ui/defined.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useScope } from "../scope.ts";

const MEANING = `Your own searches of these words, models and web search within ${REPEATS_DAYS} days. Models answer differently each time: what moves here moved without anything having changed.`;

/** How far ranks moved between the viewer's own repeats of the question; nothing where there is none. */
export function RepeatsLine() {
  const { searchId } = useScope();
  const { data } = trpc.search.repeats.useQuery({ id: searchId ?? "" }, { enabled: searchId !== null });
  if (!data) return null;
  return (
    <p className="pt-2 text-ink-2">
      <Defined text={MEANING}>
        <span>{repeatsSentence(data)}</span>
      </Defined>
    </p>
  );
}
