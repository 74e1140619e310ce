const LETTERS =
  "grid size-(--side) flex-none place-items-center overflow-hidden bg-hover text-[calc(var(--side)*0.39)] " +
  "leading-none font-strong tracking-[0.01em] text-ink-2 inset-ring inset-ring-line *:[grid-area:1/1]";

/** Square tile for a logo or two letters; a tile with a logo is light in both themes. */
export const TILE = `${LETTERS} rounded-[calc(var(--side)*0.25)] data-known:bg-tile data-known:inset-ring-tile-line`;

/** Round tile for a person's initials. */
export const PORTRAIT = `${LETTERS} rounded-full`;
