import type { TopicCell } from "@standings/domain";
import { expect, it } from "vitest";
import { toBrandMarkets } from "./topic-document.ts";

it("a topic's figure side by side is `listed`, of plain words `named`", () => {
  const figure = { value: 0.5, overWordings: null, exactlyThese: null, wordingPart: null };
  const cell: TopicCell = {
    ...{ topicId: "one", wordings: 4, answers: 8, foundIn: 4, ways: [], difference: null },
    figure,
  };
  const row = (form: "list" | "natural") => ({ name: "CRM", form, cells: [cell, null] });
  const { topics } = toBrandMarkets({
    ...{ markets: [], rows: [], places: [] },
    topics: [row("list"), row("natural")],
  });
  expect(topics.map(({ cells }) => cells)).toEqual([
    [expect.objectContaining({ foundIn: 4, listed: figure }), null],
    [expect.objectContaining({ foundIn: 4, named: figure }), null],
  ]);
  for (const { cells } of topics) expect(cells[0]).not.toHaveProperty("figure");
});
