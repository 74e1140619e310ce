import { asModelId, type ModelId } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { countSources } from "./shared-sources.ts";

const [A, B] = ["a", "b"].map(asModelId) as [ModelId, ModelId];
const page = (domain: string, path = "") => ({ url: `https://${domain}/${path}`, domain, title: null });

describe("countSources", () => {
  it("orders by models, then pages, then name", () => {
    const sources = countSources([
      {
        modelId: A,
        citations: [page("g2.com"), page("reddit.com", "1"), page("reddit.com", "2"), page("zapier.com")],
      },
      { modelId: B, citations: [page("g2.com"), page("forbes.com")] },
    ]);
    expect(sources).toEqual([
      { domain: "g2.com", models: [A, B] },
      { domain: "reddit.com", models: [A] },
      { domain: "forbes.com", models: [B] },
      { domain: "zapier.com", models: [A] },
    ]);
  });
});
