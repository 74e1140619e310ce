import { ATTRIBUTE_NAMES, type BrandFact, formatFact } from "@standings/domain";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

/** Facts of a brand's companies: what is proposed is confirmed or rejected. */
export function FactList({ brandId, facts }: { brandId: string; facts: readonly BrandFact[] }) {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.brands.invalidate();
  const confirm = trpc.brands.confirmFacts.useMutation({ onSuccess });
  const reject = trpc.brands.rejectFacts.useMutation({ onSuccess });
  const proposed = facts.filter(({ state }) => state === "proposed").map(({ id }) => id);
  return (
    <section aria-labelledby="facts">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="facts" className="text-xl font-strong">
          Facts
        </h2>
        {proposed.length > 0 && (
          <Button pending={confirm.isPending} onClick={() => confirm.mutate({ brandId, factIds: proposed })}>
            Confirm {proposed.length}
          </Button>
        )}
      </div>
      {facts.length === 0 && <p className="text-ink-3">Nothing can be false before you say what is true.</p>}
      <ul className="border-t-2 border-line-ink">
        {facts.map(({ id, attribute, subject, value, state }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-2"
          >
            <span>
              <span className="text-ink-3">{ATTRIBUTE_NAMES[attribute]}</span> {subject && `${subject}: `}
              {formatFact(value)}
              {state === "proposed" && " (proposed)"}
            </span>
            <Button size="sm" variant="ghost" onClick={() => reject.mutate({ brandId, factIds: [id] })}>
              Reject
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
