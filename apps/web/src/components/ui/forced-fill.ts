/** Fills what is chosen where forced colors draw none of our backgrounds. */
export const FORCED_FILL =
  "forced:chosen:forced-color-adjust-none forced:chosen:bg-[Highlight]! " +
  "forced:chosen:text-[HighlightText]! forced:chosen:*:text-[HighlightText]!";
