import type { QuestionKind } from "@standings/domain";
import { Badge } from "../../components/ui/badge.tsx";

const WORDS: Readonly<Record<Exclude<QuestionKind, "open">, readonly [word: string, meaning: string]>> = {
  branded: ["names the brand", "It names the brand, so it is in no figure of visibility"],
  rival: ["names a competitor", "It names a competitor, so it counts beside such questions alone"],
};

/** Whom a prompt names, where that keeps it out of the figures; nothing for an open one. */
export function KindWord({ kind }: { readonly kind: QuestionKind }) {
  if (kind === "open") return null;
  const [word, meaning] = WORDS[kind];
  return (
    <span title={meaning}>
      <Badge tone="line" size="sm">
        {word}
      </Badge>
    </span>
  );
}
