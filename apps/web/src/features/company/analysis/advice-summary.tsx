import type { Advice } from "@standings/domain";
import { Fragment } from "react";
import { AdvicePiece, AdviceText } from "./advice-piece.tsx";
import { placeKey } from "./place-advice.ts";

/** Longer pieces are paragraphs, shorter ones sentences of one. */
const SENTENCE = 240;

export function AdviceSummary({ pieces }: { pieces: readonly Advice[] }) {
  const isProse = pieces.every(({ text }) => text.length <= SENTENCE);
  return (
    <div className={`max-w-[66ch] text-md/6.5 text-pretty wrap-anywhere ${isProse ? "" : "grid gap-3"}`}>
      {pieces.map((piece, index) => (
        <Fragment key={placeKey("summary", index)}>
          {index > 0 && " "}
          <AdvicePiece as={isProse ? "span" : "p"} place={placeKey("summary", index)}>
            <AdviceText advice={piece} />
          </AdvicePiece>
        </Fragment>
      ))}
    </div>
  );
}
