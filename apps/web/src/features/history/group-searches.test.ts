import type { SearchSummary } from "@standings/domain";
import { expect, it } from "vitest";
import { groupDiscoveries } from "./group-searches.ts";

function search(id: string, runId?: string): SearchSummary {
  const discovery = runId === undefined ? null : { runId, domain: "acme.com", companyName: "Acme" };
  return { id, discovery } as SearchSummary;
}

it("folds the searches of a discovery into one line, where its first stands", () => {
  const searches = [search("a"), search("b", "x"), search("c"), search("d", "x"), search("e", "y")];
  const lines = groupDiscoveries(searches).map((line) =>
    line.kind === "search" ? line.search.id : line.searches.map(({ id }) => id),
  );
  expect(lines).toEqual(["a", ["b", "d"], "c", ["e"]]);
});
