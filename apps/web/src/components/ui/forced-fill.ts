/** Fills what is chosen where forced colors draw none of our backgrounds. */
export const FORCED_FILL =
  "forced-colors:chosen:forced-color-adjust-none forced-colors:chosen:bg-[Highlight]! " +
  "forced-colors:chosen:text-[HighlightText]! forced-colors:chosen:*:text-[HighlightText]!";
