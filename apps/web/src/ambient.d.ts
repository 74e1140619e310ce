declare module "virtual:maker-assets" {
  /** URL of the sprite with one symbol per model maker. */
  export const makerSprite: string;
}

declare module "virtual:logo-assets" {
  export const logoFolder: string;
  /** Domains that have a logo, separated by blanks. */
  export const logoDomains: string;
}

declare module "virtual:client-assets" {
  export const entry: string;
  export const preloads: readonly string[];
  /** Additional files of a page, by its `staticData.page`. */
  export const pagePreloads: Readonly<Record<string, readonly string[]>>;
  export const css: string;
  export const font: string;
}

/** Hears Esc and Android's Back button; missing in TypeScript's DOM library and in some browsers. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}
