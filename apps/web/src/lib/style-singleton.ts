/**
 * Replacement for react-style-singleton (used by radix's scroll lock): constructed style sheets instead of a
 * <style> element, which the content security policy refuses.
 */
import { useEffect } from "react";

export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css: string) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      const gone = sheet;
      sheet = null;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== gone);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(css: string, isDynamic?: boolean) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the original's contract, styles change only when dynamic
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [css && isDynamic]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
