import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCited } from "./citations.ts";

const annotated = (...annotations: unknown[]) => ({ choices: [{ message: { annotations } }] });
const readCitations = (completion: unknown) => readCited(completion).citations;

describe("citations of a reply", () => {
  it("come from annotations, nested or flat, then from the lists at the top", () => {
    const body = {
      ...annotated(
        { type: "url_citation", url_citation: { url: "https://www.g2.com/crm", title: " Best  CRM " } },
        { url: "https://capterra.com/crm" },
      ),
      search_results: [{ title: "CRM compared", url: "https://zapier.com/crm", date: null }],
      citations: ["https://hubspot.com/", "https://zapier.com/crm", "https://www.g2.com/crm"],
    };
    expect(readCitations(body)).toEqual([
      { url: "https://www.g2.com/crm", domain: "g2.com", title: "Best CRM" },
      { url: "https://capterra.com/crm", domain: "capterra.com", title: null },
      { url: "https://zapier.com/crm", domain: "zapier.com", title: "CRM compared" },
      { url: "https://hubspot.com/", domain: "hubspot.com", title: null },
    ]);
  });

  it("are each page once, with the first title that is told", () => {
    const citations = ["https://brewcast.fm/top?utm_source=chat", "http://www.brewcast.fm/top/#list"];
    const search_results = [{ url: "https://tube.example.org/watch?v=1", title: "A" }];
    const told = annotated(
      { url: "https://brewcast.fm/top", title: null },
      { url: "https://brewcast.fm/top", title: "Top" },
    );
    expect(readCitations({ ...told, citations, search_results })).toEqual([
      { url: "https://brewcast.fm/top", domain: "brewcast.fm", title: "Top" },
      { url: "https://tube.example.org/watch?v=1", domain: "example.org", title: "A" },
    ]);
  });

  it("are at most fifty", () => {
    const urls = Array.from({ length: 80 }, (_, index) => `https://example.org/${index}`);
    expect(readCitations({ citations: urls })).toHaveLength(50);
  });

  it("are none in whatever else a gateway sends", () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(readCitations(body)).toEqual([]);
        expect(readCitations(annotated(body)).every(({ url }) => /^https?:/.test(url))).toBe(true);
      }),
    );
  });
});

const REDIRECT = "https://vertexaisearch.cloud.google.com/grounding-api-redirect";

describe("sources of Gemini", () => {
  it("are the sites in their titles, not Google, and none where the title is no site", () => {
    const cited = ["www.brewcast.fm", "Ten roasters compared", null, "beanpost.co.uk"].map(
      (title, index) => ({
        url_citation: { url: `${REDIRECT}/q${index}`, title },
      }),
    );
    expect(readCitations(annotated(...cited)).map(({ domain }) => domain)).toEqual([
      "brewcast.fm",
      "beanpost.co.uk",
    ]);
  });

  it.each([
    ["at the top", (metadata: unknown) => ({ vertex_ai_grounding_metadata: metadata })],
    ["in the choice", (metadata: unknown) => ({ choices: [{ vertex_ai_grounding_metadata: metadata }] })],
    ["in the message", (metadata: unknown) => ({ choices: [{ message: { groundingMetadata: metadata } }] })],
  ])("are read from its own metadata %s", (_where, body) => {
    const metadata = {
      groundingChunks: [
        { web: { uri: `${REDIRECT}/a`, title: "brewcast.fm" } },
        { web: { uri: `${REDIRECT}/b`, title: "Roasters", domain: "beanpost.co.uk" } },
        { retrievedContext: { uri: "gs://bucket/file" } },
      ],
    };
    for (const told of [metadata, [metadata], [[metadata]]])
      expect(readCitations(body(told)).map(({ domain }) => domain)).toEqual([
        "brewcast.fm",
        "beanpost.co.uk",
      ]);
  });
});

describe("a cited address", () => {
  it.each([
    ["javascript:alert(1)"],
    ["ftp://g2.com/x"],
    ["https://user@g2.com/"],
    ["https://user:pass@g2.com/"],
    ["http://127.0.0.1/x"],
    ["http://localhost/x"],
    ["https://g2.invalidtld/"],
    ["g2.com"],
    [""],
    [7],
    [`https://g2.com/${"a".repeat(2_000)}`],
  ])("is refused when it is %j", (address) =>
    expect(readCitations(annotated({ url: address, title: "t" }))).toEqual([]),
  );

  it("has a title of one line, without direction marks and lone surrogates, of at most 300 characters", () => {
    const title = (text: unknown) =>
      readCitations(annotated({ url: "https://g2.com", title: text }))[0]?.title;
    expect(title("a\u202eb\n\tc\u0000")).toBe("a b c");
    expect(title("\ud800x")).toBe("\ufffdx");
    expect(title(" \n ")).toBeNull();
    expect(title({})).toBeNull();
    expect(title("🙂".repeat(300))).toHaveLength(300);
  });
});
