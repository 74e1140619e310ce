import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { readPdf } from "../../test/read-pdf.ts";
import { columnOf, sampleReport } from "../../test/samples.ts";
import { createPdfRenderer, type Report } from "./render-pdf.ts";

const renderPdf = createPdfRenderer();
const render = (report: Report) => renderPdf(report, BUILT_IN_CATALOGUE);

/** A report of one model whose rows have these names. */
function named(...names: string[]) {
  const rows = names.map((name, index) => ({
    rank: index + 1,
    name,
    detail: "",
    description: "",
    reason: "",
    censored: false,
  }));
  return sampleReport({ view: "by_model", agreement: null, columns: [{ ...columnOf(0, 0), rows }] });
}

async function textOf(...names: string[]): Promise<string> {
  return (await readPdf(await render(named(...names)))).text;
}

/** Names with what these scripts make of letters: conjuncts, stacks, vowel signs before and around their letter. */
const SYLLABIC: [script: string, name: string, font: string][] = [
  ["Armenian", "Արարատ Բանկ և Գինի", "NotoSansArmenian"],
  ["Bengali", "গ্রামীণ ক্ষুদ্রঋণ স্ত্রী", "NotoSansBengali"],
  ["Amharic", "የኢትዮጵያ ንግድ ባንክ", "NotoSansEthiopic"],
  ["Georgian", "თბილისის ღვინო", "NotoSansGeorgian"],
  ["Gujarati", "શ્રી અમૂલ દૂધ ક્ષેત્ર", "NotoSansGujarati"],
  ["Gurmukhi", "ਪੰਜਾਬ ਐਂਡ ਸਿੰਧ ਪ੍ਰੀਤ", "NotoSansGurmukhi"],
  ["Kannada", "ಕರ್ನಾಟಕ ಕ್ಷೇತ್ರ", "NotoSansKannada"],
  ["Khmer", "ធនាគារ អេស៊ីលីដា ស្ត្រី", "NotoSansKhmer"],
  ["Lao", "ທະນາຄານ ພັດທະນາ", "NotoSansLao"],
  ["Malayalam", "മലയാള മനോരമ കൊച്ചി ക്ഷേത്രം", "NotoSansMalayalam"],
  ["Burmese", "မြန်မာ့ စီးပွားရေး ဘဏ်", "NotoSansMyanmar"],
  ["Odia", "ଓଡ଼ିଶା ଗ୍ରାମ୍ୟ କ୍ଷେତ୍ର", "NotoSansOriya"],
  ["Sinhala", "ලංකා බැංකුව ශ්‍රී", "NotoSansSinhala"],
  ["Tamil", "இந்தியன் வங்கி கோவை ஸ்ரீ", "NotoSansTamil"],
  ["Telugu", "ఆంధ్ర బ్యాంకు క్షేత్రం", "NotoSansTelugu"],
];

const lettersOf = (text: string) => text.normalize("NFC").replace(/[\s\u200d]/g, "");

describe("names in the world's scripts", () => {
  it.each([
    ["Latin with accents", "Société Générale Ébène, Łódź Żubr, Çağrı Şirketi"],
    ["Vietnamese", "Nguyễn Trường Tộ"],
    ["Cyrillic", "Яндекс Трекер"],
    ["Ukrainian", "Ґрунт і Їжа"],
    ["Greek", "Ελληνική Τράπεζα"],
    ["Simplified Chinese", "飞书 Lark"],
    ["Traditional Chinese", "臺灣大哥大電信"],
    ["Cantonese", "佢哋嘅公司"],
    ["Japanese", "サイボウズ株式会社"],
    ["Korean", "카카오워크 주식회사"],
    ["Thai", "ธนาคารกสิกรไทย สำหรับ"],
    ["Hebrew", "שירות לקוחות"],
    ["Arabic", "شركة الاتصالات السعودية"],
    ["Persian with its joiners", "شرکت می‌خواهم"],
    ["signs", "A™ B® €5 → C • D – E"],
    ["ligatures", "Office official flow"],
  ])("reads %s back", async (_, name) => {
    expect(await textOf(name)).toContain(name.replaceAll("\u200c", ""));
  });

  it("reads Devanagari back, letter for letter", async () => {
    // pdf.js sees a space where a vowel sign moves the pen; pdftotext, below, does not.
    expect((await textOf("ज़ोहो क्रिएटर")).replaceAll(" ", "")).toContain("ज़ोहोक्रिएटर".normalize("NFC"));
  });

  it.each(SYLLABIC)("reads %s back, drawn with its own font", async (_, name, font) => {
    const { raw, text } = await readPdf(await render(named(name)));
    // As with Devanagari above, pdf.js sees spaces where a vowel sign moves the pen.
    expect(lettersOf(text)).toContain(lettersOf(name));
    expect(raw).toContain(`+${font}-`);
  });

  it("draws these scripts in both weights and loads no font that a text does not need", async () => {
    const fontsOf = async (name: string, reason: string) => {
      const report = named(name);
      const rows = report.columns[0]?.rows.map((row) => ({ ...row, reason })) ?? [];
      const { raw } = await readPdf(await render({ ...report, columns: [{ ...columnOf(0, 0), rows }] }));
      return new Set(raw.match(/NotoSans[A-Z][a-z]+-\d+/g));
    };
    expect(await fontsOf("Plain Name", "Plain words")).toEqual(new Set());
    expect(await fontsOf("திருவள்ளுவர்", "மென்பொருள்")).toEqual(
      new Set(["NotoSansTamil-410", "NotoSansTamil-560"]),
    );
  });

  it("reads mixed names back, each direction in its own order", async () => {
    const text = await textOf("飞书 Lark Ω", "شركة Apple", "Wix שירות 24");
    expect(text).toContain("飞书 Lark Ω");
    for (const part of ["شركة", "Apple", "Wix", "שירות", "24"]) expect(text).toContain(part);
  });

  it("composes what comes in pieces", async () => {
    expect(await textOf("Cafe\u0301 Zu\u0308rich")).toContain("Café Zürich");
  });

  it("draws the Chinese of a report one way", async () => {
    const fontsOf = async (...names: string[]) => {
      const { raw } = await readPdf(await render(named(...names)));
      return new Set(raw.match(/NotoSans[A-Z]{2}/g));
    };
    expect(await fontsOf("株式会社サイボウズ")).toEqual(new Set(["NotoSansJP"]));
    expect(await fontsOf("飞书科技")).toEqual(new Set(["NotoSansSC"]));
    expect(await fontsOf("飞书科技", "サイボウズ株式会社")).toEqual(new Set(["NotoSansSC", "NotoSansJP"]));
  });

  it("loads as many fonts as a report needs", async () => {
    // One character of every file of the Chinese font: the memory of HarfBuzz grows several times on the way.
    const signs = Array.from({ length: 700 }, (_, index) => String.fromCodePoint(0x4e00 + index * 29)).join(
      "",
    );
    const { raw, text } = await readPdf(await render(sampleReport({ agreement: signs }, 1, 1)));
    expect(raw.match(/NotoSansSC/g)?.length).toBeGreaterThan(50);
    expect(text).toContain(signs.slice(0, 5));
  });

  it("keeps emoji", async () => {
    const text = await textOf("Acme 🚀 Rockets ❤️", "startups & 👩🏽‍💻 dev-tools", "Bank 🇩🇪");
    for (const sign of ["🚀", "❤", "👩", "🇩🇪"]) expect(text).toContain(sign);
  });

  it("leaves out what no font has, without a box", async () => {
    const text = await textOf("Acme \u{1fa00} Rockets", "𝔄𝔠𝔪𝔢", "ⵜⵉⴼⵉⵏⴰⵖ Tifinagh");
    expect(text).toContain("Acme Rockets");
    expect(text).toContain("? Tifinagh");
    expect(text).not.toMatch(/[\ufffd\u{1fa00}-\u{1fa6f}]/u);
  });
});

const has = (command: string) => {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

describe("other programs", () => {
  const inFolder = (bytes: Uint8Array, run: (file: string) => string) => {
    const folder = mkdtempSync(join(tmpdir(), "standings-reports-"));
    const file = join(folder, "report.pdf");
    writeFileSync(file, bytes);
    try {
      return run(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it.skipIf(!has("qpdf"))("qpdf finds nothing wrong", async () => {
    for (const view of ["aggregated", "by_model"] as const) {
      const said = inFolder(await render(sampleReport({ view })), (file) =>
        execFileSync("qpdf", ["--check", file], { encoding: "utf8" }),
      );
      expect(said).toContain("No syntax or stream encoding errors found");
    }
  });

  it.skipIf(!has("pdftotext"))("pdftotext reads every name as it was written", async () => {
    const syllabic = SYLLABIC.map(([, name]) => name);
    const others = [
      "شركة الاتصالات",
      "שירות לקוחות",
      "ज़ोहो क्रिएटर",
      "ธนาคารสำหรับ",
      "飞书 Lark",
      "카카오워크",
    ];
    const names = [...others, ...syllabic];
    const text = inFolder(await render(named(...names)), (file) =>
      execFileSync("pdftotext", ["-enc", "UTF-8", file, "-"], { encoding: "utf8" }),
    );
    for (const name of others) expect(text.normalize("NFC")).toContain(name.normalize("NFC"));
    // A long name takes two lines of its column.
    for (const name of syllabic) expect(lettersOf(text)).toContain(lettersOf(name));
  });

  it.skipIf(!has("pdffonts"))("pdffonts finds every font embedded, subset and readable", async () => {
    const said = inFolder(await render(sampleReport()), (file) =>
      execFileSync("pdffonts", [file], { encoding: "utf8" }),
    );
    const fonts = said.trim().split("\n").slice(2);
    expect(fonts.length).toBeGreaterThan(10);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes +\d/);
  });
});
