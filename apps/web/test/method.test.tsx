import { LANGUAGE_FIGURES, languageName, NEWEST_LISTS, TESTED_LANGUAGES } from "@standings/domain";
import { screen, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { expectAccessible, openPage, startPages } from "./pages.tsx";

it("says of each tested language what lists and mentions its figures rest on, and who labelled them", async () => {
  await openPage(await startPages(), "/method");
  const table = await screen.findByRole("table", { name: "What is read in each language" });
  const rows = within(table).getAllByRole("row");
  for (const language of TESTED_LANGUAGES) {
    const { lists, keptLists, mentions } = LANGUAGE_FIGURES[language] ?? {};
    const name = `${languageName(language)}${lists?.answers} answers (${keptLists?.answers} kept), ${mentions?.passages} passages`;
    const row = rows.find(({ textContent }) => textContent.startsWith(name));
    expect(row?.textContent).toContain(`${mentions?.found}/${mentions?.mentions}`);
  }
  expect(screen.getByText(/no native speaker of all of these languages/)).toBeTruthy();
  expect(
    screen.getByText(new RegExp(`${NEWEST_LISTS.found} of ${NEWEST_LISTS.entries} entries`)),
  ).toBeTruthy();
  await expectAccessible();
});
