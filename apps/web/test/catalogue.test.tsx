import { BUILT_IN_CATALOGUE, makeCatalogue } from "@standings/domain";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { ModelName } from "../src/components/brand/maker.tsx";
import { CatalogueProvider, catalogueTag, readCatalogue } from "../src/lib/html/catalogue.tsx";

const [first, ...others] = BUILT_IN_CATALOGUE.models;
if (first === undefined) throw new Error("The catalogue is empty");
const renamed = makeCatalogue([{ ...first, name: "</script><b>Lyra & Söhne 2" }, ...others]);

it("a page names its models by its own catalogue, beside another page of another catalogue", () => {
  const html = renderToString(
    <>
      <CatalogueProvider value={renamed}>
        <ModelName of={first.id} />
      </CatalogueProvider>
      <ModelName of={first.id} />
    </>,
  );
  expect(html).toContain("Lyra &amp; Söhne 2");
  expect(html).toContain(first.name);
});

it("the browser reads the models that the page was rendered with, whatever their names", () => {
  expect(readCatalogue()).toBe(BUILT_IN_CATALOGUE);
  expect(catalogueTag(BUILT_IN_CATALOGUE.models)).toBe("");
  document.body.innerHTML = catalogueTag(renamed.models);
  onTestFinished(() => document.body.replaceChildren());
  expect(document.body.children).toHaveLength(1);
  expect(readCatalogue().models).toEqual(renamed.models);
});
