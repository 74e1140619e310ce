import { BUILT_IN_CATALOGUE, type CatalogueModel, isBuiltIn, makeCatalogue } from "@standings/domain";

/**
 * The catalogue of models on its way from the server to the browser, in a data block of the page. The one place of the web
 * where it is kept; the page's data set it before anything is drawn.
 */

const ID = "model-catalogue";

let current = BUILT_IN_CATALOGUE;

/** The models that this page is drawn with. */
export function pageCatalogue() {
  return current;
}

/** Server: renders with these models from now on. The tag that tells the browser; empty where it is built with the same. */
export function carryCatalogue(models: readonly CatalogueModel[]): string {
  if (models !== current.models) current = makeCatalogue(models);
  if (isBuiltIn(models)) return "";
  // No script is executed, so the content security policy needs no hash; nothing in it ends the element.
  const json = JSON.stringify(models).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Browser: the models that this page was rendered with. */
export function takeCatalogue(): void {
  const text = document.getElementById(ID)?.textContent;
  if (text) current = makeCatalogue(JSON.parse(text));
}
