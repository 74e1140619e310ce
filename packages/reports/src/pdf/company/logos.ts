import { domainMonogram } from "@standings/domain";
import sharp from "sharp";
import type { CompanyReport } from "../../company-report.ts";
import { baselineOf, type Sheet } from "../sheet.ts";
import { INK_3, SUNKEN } from "../tokens.ts";

/** Pictures as they go on paper, PNG, by domain. */
export type PaperLogos = ReadonlyMap<string, Uint8Array>;

/** Pixels: three times the largest size on paper. */
const SIDE = 96;

/** Logos small and on white; those that are no pictures are left out. */
export async function readLogos({ logos }: CompanyReport): Promise<PaperLogos> {
  const read = Object.entries(logos).map(async ([domain, bytes]) => {
    const png = await sharp(bytes, { limitInputPixels: 40_000_000 })
      .resize(SIDE, SIDE, { fit: "contain", background: "#ffffff" })
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer()
      .catch(() => null);
    return png === null ? [] : [[domain, png] as const];
  });
  return new Map((await Promise.all(read)).flat());
}

interface LogoPlace {
  readonly x: number;
  readonly top: number;
  readonly size: number;
}

/** A company's logo, or the letters of its domain as on screens. */
export function drawCompanyLogo(
  sheet: Sheet,
  logos: PaperLogos,
  domain: string,
  { x, top, size }: LogoPlace,
): void {
  const png = logos.get(domain);
  if (png) {
    sheet.doc.addImage(png, "PNG", x, top, size, size, domain);
    return;
  }
  sheet.box(x, top, size, size, SUNKEN, size / 4);
  const ink = { size: size * 0.42, weight: "strong", color: INK_3 } as const;
  sheet.text(domainMonogram(domain), x + size / 2, baselineOf(top, size, ink.size), ink, { align: "center" });
}
