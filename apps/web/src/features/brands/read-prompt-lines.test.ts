import { expect, it } from "vitest";
import { readPromptLines } from "./read-prompt-lines.ts";

it("reads one prompt a line", () => {
  expect(readPromptLines(" Best CRM \n\nCRM, cheap\n", false)).toEqual([
    { prompt: "Best CRM", label: null },
    { prompt: "CRM, cheap", label: null },
  ]);
});

it("reads rows of a CSV file, with quotes, labels and a head", () => {
  const csv = '\uFEFFPrompt,Label\r\n"CRM, cheap",Price\r\nBest CRM,\r\n"The ""best"" CRM";Top\r\n';
  expect(readPromptLines(csv, true)).toEqual([
    { prompt: "CRM, cheap", label: "Price" },
    { prompt: "Best CRM", label: null },
    { prompt: 'The "best" CRM', label: "Top" },
  ]);
});
