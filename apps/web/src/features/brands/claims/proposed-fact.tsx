import type { BrandFact } from "@standings/domain";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { factWords, sourceWords } from "./fact-words.ts";

interface ProposedFactProps {
  readonly brandId: string;
  readonly fact: BrandFact;
  /** It says the same as the claim. */
  readonly isSame: boolean;
}

/** What a page of the brand says of a claim that no confirmed fact tells; confirmed here, it does. */
export function ProposedFact({ brandId, fact, isSame }: ProposedFactProps) {
  const utils = trpc.useUtils();
  const confirm = trpc.brands.confirmFacts.useMutation({
    onSuccess: () => Promise.all([utils.brands.facts.invalidate(), utils.brands.claims.invalidate()]),
    meta: { failed: "The fact could not be confirmed" },
  });
  const words = factWords(fact);
  return (
    <>
      <p>{words}</p>
      <p className="text-ink-3">
        {isSame ? "as" : "differs from"} {sourceWords(fact)}
        {isSame && " says"}: is that right?{" "}
        <TextButton
          touch="inline"
          disabled={confirm.isPending}
          aria-label={`Confirm ${words}`}
          onClick={() => confirm.mutate({ brandId, factIds: [fact.id] })}
        >
          Confirm
        </TextButton>
      </p>
    </>
  );
}
