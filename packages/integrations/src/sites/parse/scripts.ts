import { attribute, type Step } from "./page-tree.ts";
import { StructuredData } from "./structured-data.ts";

/** Elements that frameworks fill in the browser, by their usual ids. */
const MOUNTS: ReadonlySet<string> = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "svelte"]);

/** Collects what stands in scripts, without running one, and signs that they write the page. */
export class Scripts {
  readonly data = new StructuredData();
  /** Texts of JSON for scripts, structured data apart. */
  readonly json: string[] = [];
  readonly #mounts = new Set<string>();
  #type = "";
  #scripts = 0;
  #isInScript = false;
  #noscripts = 0;
  #asksForScripts = false;

  take(step: Step): void {
    if (step.kind === "text") this.#takeText(step.text);
    else this.#takeElement(step);
  }

  /** In words; empty when the page has no scripts or none of the other signs. */
  shellSigns(): string[] {
    const mounts = [...this.#mounts].map((id) => `an element #${id} to fill`);
    const signs = [...mounts, ...(this.#asksForScripts ? ["a request to switch JavaScript on"] : [])];
    const scripts = this.#scripts === 1 ? "one script" : `${this.#scripts} scripts`;
    return this.#scripts > 0 && signs.length > 0 ? [...signs, scripts] : [];
  }

  #takeElement({ element, kind }: Extract<Step, { readonly kind: "open" | "close" }>): void {
    if (element.tagName === "noscript") this.#noscripts += kind === "open" ? 1 : -1;
    if (element.tagName === "script") this.#isInScript = kind === "open";
    if (kind === "close") return;
    this.data.takeElement(element);
    const id = attribute(element, "id");
    if (id && MOUNTS.has(id)) this.#mounts.add(id);
    if (element.tagName === "script") {
      this.#type = attribute(element, "type")?.toLowerCase() ?? "";
      if (!/json/.test(this.#type)) this.#scripts += 1;
    }
  }

  #takeText(text: string): void {
    if (this.#noscripts > 0 && /javascript/i.test(text)) this.#asksForScripts = true;
    if (!this.#isInScript) return;
    if (this.#type === "application/ld+json") this.data.takeJson(text);
    else if (/json/.test(this.#type)) this.json.push(text);
  }
}
