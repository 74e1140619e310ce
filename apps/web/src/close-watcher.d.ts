/** Hears Esc and Android's Back button; missing in TypeScript's DOM library and in some browsers. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}
