import { expect, it } from "vitest";
import { BUILT_IN_MODELS } from "../models/built-in.ts";
import { asModelId } from "../models/catalogue.ts";
import { compareWithGateway } from "./models.ts";

const offered = (upstreamId: string, year: number | null) => ({
  upstreamId,
  name: upstreamId,
  search: "tool" as const,
  searchedBy: "unknown" as const,
  structuredOutput: null,
  inputPrice: null,
  outputPrice: null,
  createdAt: year === null ? null : new Date(Date.UTC(year, 0)).toISOString(),
});

it("suggests the newest three of each maker that the catalogue lacks, the newest first", () => {
  const upstreamIds = new Map([[asModelId("openai/gpt-4.1-mini"), "openai/mapped"]]);
  const list = [
    offered("openai/undated", null),
    offered("openai/2021", 2021),
    offered("openai/2023", 2023),
    offered("openai/2022", 2022),
    offered("openai/mapped", 2026),
    offered("mistralai/large", 2025),
    offered("google/2020", 2020),
  ];
  const compared = compareWithGateway(list, BUILT_IN_MODELS, upstreamIds);
  expect(
    compared.map(({ upstreamId, maker, modelId, isSuggested }) => [upstreamId, maker, modelId, isSuggested]),
  ).toEqual([
    ["openai/mapped", "openai", "openai/gpt-4.1-mini", false],
    ["mistralai/large", null, null, false],
    ["openai/2023", "openai", null, true],
    ["openai/2022", "openai", null, true],
    ["openai/2021", "openai", null, true],
    ["google/2020", "google", null, true],
    ["openai/undated", "openai", null, false],
  ]);
});
