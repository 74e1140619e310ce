import { execFileSync } from "node:child_process";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { afterEach, describe, expect, it } from "vitest";
import { readPdf } from "../test/read-pdf.ts";
import { sampleReport } from "../test/samples.ts";
import { createReportRenderer, ReportError, type ReportRenderer } from "./index.ts";

const deadline = 100_000;

const open: ReportRenderer[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

describe("createReportRenderer", () => {
  it("renders many reports at once, each its own", async () => {
    const renderer = createReportRenderer({ deadline });
    open.push(renderer);
    const reports = Array.from({ length: 6 }, (_, index) =>
      sampleReport({ question: `Question ${index}` }, 2),
    );
    const files = await Promise.all(reports.map((report) => renderer.renderPdf(report, BUILT_IN_CATALOGUE)));
    for (const [index, file] of files.entries()) {
      expect((await readPdf(file)).info.Title).toBe(`Company Ranking: Question ${index}`);
    }
  });

  it("lets the process end by itself when its threads are idle", () => {
    const script = `
      import { BUILT_IN_CATALOGUE } from "${import.meta.resolve("@standings/domain")}";
      import { createReportRenderer } from "${new URL("./index.ts", import.meta.url)}";
      import { sampleReport } from "${new URL("../test/samples.ts", import.meta.url)}";
      const bytes = await createReportRenderer({ deadline: ${deadline} }).renderPdf(sampleReport({}, 1), BUILT_IN_CATALOGUE);
      console.log(bytes.constructor.name, bytes.length > 10_000);
    `;
    const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      encoding: "utf8",
    });
    expect(said.trim()).toBe("Uint8Array true");
  });

  it("fails what is under way or comes later once it is closed", async () => {
    const renderer = createReportRenderer({ threads: 1 });
    const jobs = Promise.allSettled(
      [sampleReport(), sampleReport()].map((report) => renderer.renderPdf(report, BUILT_IN_CATALOGUE)),
    );
    await renderer.close();
    const closed = { status: "rejected", reason: new ReportError("Reports were closed") };
    expect(await jobs).toEqual([closed, closed]);
    await expect(renderer.renderPdf(sampleReport(), BUILT_IN_CATALOGUE)).rejects.toThrow(
      "Reports are closed",
    );
  });
});

describe("a thread that fails", () => {
  it("fails its own report only, with the cause", async () => {
    const cards = cardsOf(["throw", "one", "crash", "two"], 100_000);
    const jobs = await Promise.allSettled(cards);
    expect(jobs).toEqual([
      { status: "rejected", reason: expect.objectContaining({ cause: new Error("Out of luck") }) },
      { status: "fulfilled", value: "ONE" },
      { status: "rejected", reason: expect.objectContaining({ cause: new Error("Out of memory") }) },
      { status: "fulfilled", value: "TWO" },
    ]);
    for (const job of jobs)
      if (job.status === "rejected")
        expect(job.reason).toEqual(new ReportError("The report could not be made"));
  });

  it("gives a report up after the deadline and makes the next", async () => {
    const [hung, next] = await Promise.allSettled(cardsOf(["hang", "next"], 2_000));
    expect(hung).toMatchObject({ reason: new ReportError("The report took longer than 2000 ms") });
    expect(next).toEqual({ status: "fulfilled", value: "NEXT" });
  });
});

/** One thread that does what the titles of its cards say; others become capitals. */
function cardsOf(titles: readonly string[], deadline: number): Promise<unknown>[] {
  const code = `export default ({ card: { title } }) => {
    if (title === "throw") throw new Error("Out of luck");
    if (title === "hang") for (;;);
    if (title !== "crash") return title.toUpperCase();
    queueMicrotask(() => { throw new Error("Out of memory"); });
    return new Promise(() => {});
  }`;
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const renderer = createReportRenderer({ threads: 1, deadline, script });
  open.push(renderer);
  return titles.map((title) =>
    renderer.renderCard({ eyebrow: "", title, lead: "", rows: [], isSandbox: false }),
  );
}
