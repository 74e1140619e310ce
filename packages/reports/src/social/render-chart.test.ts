import sharp from "sharp";
import { expect, it } from "vitest";
import type { BrandChart } from "../brand-paper.ts";
import { createFaceLibrary } from "../text/faces.ts";
import { CHART_SIZE, createChartRenderer } from "./render-chart.ts";

const render = createChartRenderer(createFaceLibrary());

const point = (value: number) => ({ value, range: { low: value - 0.15, high: value + 0.15 } });

/** Columns of pixels within the axes that have ink. */
async function inkedColumns(companies: BrandChart["companies"]): Promise<number> {
  const png = await render({
    ...{ title: "Listed in answers", timeZone: "UTC", isSandbox: true, companies },
    times: ["2026-11-30T06:00:00Z"],
  });
  // Right of the names of shares, left of the names of companies.
  const [left, right] = [120, 915];
  const { data, info } = await sharp(Buffer.from(png))
    .extract({ left, top: 100, width: right - left, height: CHART_SIZE.height - 190 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInked = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 255).some(
      (light) => light < 160,
    );
  return Array.from({ length: info.width }, (_, x) => x).filter(isInked).length;
}

it("the picture of a first visit has a mark of each company that was asked about", async () => {
  const own = { name: "HubSpot", isBrand: true, line: [point(0.6)] };
  const rival = { name: "Salesforce", isBrand: false, line: [point(0.4)] };
  const [none, one, two] = [
    await inkedColumns([{ ...own, line: [null] }]),
    await inkedColumns([own]),
    await inkedColumns([own, rival]),
  ];
  expect(none).toBe(0);
  expect(one).toBeGreaterThan(10);
  // Beside the brand's, not under it.
  expect(two).toBeGreaterThan(one + 8);
});
