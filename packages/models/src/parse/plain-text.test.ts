import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanControls,
  decodeEntities,
  evidenceText,
  foldSpace,
  stripCitations,
  toPlainText,
} from "./plain-text.ts";

describe("plain text", () => {
  it.each([
    ["**HubSpot** is *good*", "HubSpot is good"],
    ["__HubSpot__ and _Zoho_", "HubSpot and Zoho"],
    ["snake_case_name stays", "snake_case_name stays"],
    ["[HubSpot](https://hubspot.com)", "HubSpot"],
    ["![Logo](https://a.com/x.png) HubSpot", "Logo HubSpot"],
    ["[HubSpot][crm]", "HubSpot"],
    ["`HubSpot` ~~Zoho~~", "HubSpot Zoho"],
    ["<b>HubSpot</b> &amp; Co", "HubSpot & Co"],
    ["AT&T", "AT&T"],
    ["3 < 5", "3 < 5"],
    ["HubSpot [1][2, 3] leads【4†source】", "HubSpot leads"],
    ["HubSpot¹² leads^3", "HubSpot leads"],
    ["Ben \\& Jerry's", "Ben & Jerry's"],
    ["  two \t spaces\n", "two spaces"],
    ["", ""],
  ])("%j is %j", (markdown, plain) => expect(toPlainText(markdown)).toBe(plain));

  it("needs to be made once only", () => {
    const parts = fc.constantFrom("**", "_", "`", "[a](b)", "HubSpot", " ", "\n", "[1]", "<b>", "é", "x.com");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const plain = toPlainText(pieces.join(""));
        expect(plain).toBe(plain.trim());
        expect(plain).not.toMatch(/\s\s|[\n\t]/);
      }),
    );
  });
});

describe("single steps", () => {
  it.each([
    ["a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["a\u0000b\u200bc\u202ed\u00ad\u200ce", "abcde"],
    ["دیجی\u200cکالا\u200c", "دیجی\u200cکالا"],
    ["دیجی\u200c\u200cکالا", "دیجیکالا"],
    ["മലബാര\u0d4d\u200d ഗ", "മലബാര\u0d4d\u200d ഗ"],
    ["1\ufe0f\u20e3", "1\u20e3"],
    ["e\u0301", "é"],
    ["tab\tstays", "tab\tstays"],
  ])("cleans controls of %j", (text, clean) => expect(cleanControls(text)).toBe(clean));

  it("keeps no control character but tab and newline", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(cleanControls(text)).not.toMatch(/(?![\t\n])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\ufeff]/u);
      }),
    );
  });

  it.each([
    ["&amp;&lt;&gt;&quot;&apos;&nbsp;", "&<>\"'\u00a0"],
    ["&#233;&#xE9;&eacute;&Eacute;&zcaron;", "éééÉž"],
    ["&#0;&#xD800;&#x110000;", "\ufffd\ufffd\ufffd"],
    ["&unknown; &amp", "&unknown; &amp"],
    ["&amp;lt;", "&lt;"],
  ])("decodes %j once", (text, decoded) => expect(decodeEntities(text)).toBe(decoded));

  it.each([
    ["HubSpot[1]", "HubSpot"],
    ["HubSpot [1, 2–4]", "HubSpot "],
    ["HubSpot【1†source】", "HubSpot"],
    ["【第1位】楽天", "【第1位】楽天"],
    ["[Zoho](x)", "[Zoho](x)"],
    ["x^2 and x^10", "x and x"],
  ])("strips the citations of %j", (text, bare) => expect(stripCitations(text)).toBe(bare));

  it("folds white space", () => {
    expect([" a  b ", "a\u3000b", "a\n\nb", "a b"].map(foldSpace)).toEqual(["a b", "a b", "a b", "a b"]);
  });
});

describe("evidence for a name", () => {
  it.each([
    ["1. **Hub**Spot", "HubSpot"],
    ['{"name":"Nestl\\u00e9"}', "Nestlé"],
    ["AT&amp;amp;T", "AT&T"],
    ["<li><b>Zoho</b> CRM</li>", "Zoho CRM"],
    ["Ben \\& Jerry's", "Ben & Jerry's"],
    ["„Zoho“  CRM", "Zoho CRM"],
  ])("%s holds %s", (answer, name) => expect(evidenceText(answer)).toContain(evidenceText(name)));

  it("does not hold what was never written", () => {
    expect(evidenceText("Hub and Spot")).not.toContain(evidenceText("HubSpot"));
  });
});
