import {
  BUILT_IN_CATALOGUE,
  type CatalogueModel,
  isBuiltIn,
  type ModelCatalogue,
  makeCatalogue,
} from "@standings/domain";
import { createContext, useContext } from "react";

const CatalogueContext = createContext(BUILT_IN_CATALOGUE);

/** Gives a page the models that it names and offers. */
export const CatalogueProvider = CatalogueContext.Provider;

/** The models that this page names and offers. */
export function useCatalogue(): ModelCatalogue {
  return useContext(CatalogueContext);
}

const ID = "model-catalogue";

/** Server: the tag that tells the browser the models of a page; empty for those that the browser is built with. */
export function catalogueTag(models: readonly CatalogueModel[]): string {
  if (isBuiltIn(models)) return "";
  // No script is executed, so the content security policy needs no hash; nothing in it ends the element.
  const json = JSON.stringify(models).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Browser: the models that the page was rendered with. */
export function readCatalogue(): ModelCatalogue {
  const text = document.getElementById(ID)?.textContent;
  return text ? makeCatalogue(JSON.parse(text)) : BUILT_IN_CATALOGUE;
}
