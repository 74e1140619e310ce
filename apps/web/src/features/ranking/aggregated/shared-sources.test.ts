import { describe, expect, it } from "vitest";
import { countSources } from "./shared-sources.ts";

const page = (domain: string, path = "") => ({ url: `https://${domain}/${path}`, domain, title: null });

describe("countSources", () => {
  it("orders by models, then pages, then name", () => {
    const sources = countSources([
      {
        modelId: "a",
        citations: [page("g2.com"), page("reddit.com", "1"), page("reddit.com", "2"), page("zapier.com")],
      },
      { modelId: "b", citations: [page("g2.com"), page("forbes.com")] },
    ]);
    expect(sources).toEqual([
      { domain: "g2.com", models: ["a", "b"] },
      { domain: "reddit.com", models: ["a"] },
      { domain: "forbes.com", models: ["b"] },
      { domain: "zapier.com", models: ["a"] },
    ]);
  });
});
