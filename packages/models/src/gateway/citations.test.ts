import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCitations, toCitation } from "./citations.ts";

const annotated = (...annotations: unknown[]) => ({ choices: [{ message: { annotations } }] });

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
  ])("is refused when it is %j", (address) => expect(toCitation(address, "t")).toBeNull());

  it("has a title of one line, without direction marks and lone surrogates, of at most 300 characters", () => {
    const title = (text: unknown) => toCitation("https://g2.com", text)?.title;
    expect(title("a\u202eb\n\tc\u0000")).toBe("a b c");
    expect(title("\ud800x")).toBe("\ufffdx");
    expect(title(" \n ")).toBeNull();
    expect(title({})).toBeNull();
    expect(title("🙂".repeat(300))).toHaveLength(300);
  });
});
