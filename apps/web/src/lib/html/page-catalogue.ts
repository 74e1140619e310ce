import { type CatalogueModel, isBuiltIn, makeCatalogue, replaceCatalogue } from "@standings/domain";

/** The catalogue of models on its way from the server to the browser, in a data block of the page. */

const ID = "model-catalogue";

let carried: readonly CatalogueModel[] | undefined;

/** Server: renders with these models from now on. The tag that tells the browser; empty where it is built with the same. */
export function carryCatalogue(models: readonly CatalogueModel[]): string {
  if (models !== carried) replaceCatalogue(makeCatalogue(models));
  carried = models;
  if (isBuiltIn(models)) return "";
  // No script is executed, so the content security policy needs no hash; nothing in it ends the element.
  const json = JSON.stringify(models).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Browser: the models that this page was rendered with. */
export function takeCatalogue(): void {
  const text = document.getElementById(ID)?.textContent;
  if (text) replaceCatalogue(makeCatalogue(JSON.parse(text)));
}
