import { execFileSync } from "node:child_process";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { afterEach, describe, expect, it } from "vitest";
import { readPdf } from "../test/read-pdf.ts";
import { sampleReport } from "../test/samples.ts";
import { createReportRenderer, ReportError, type ReportRenderer } from "./index.ts";
import { createThreadPool, type ThreadPool } from "./thread-pool.ts";

const deadline = 100_000;

const open: (ReportRenderer | ThreadPool<unknown, unknown>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

function moodyPool(options: { deadline?: number } = {}) {
  const script = new URL("../test/moody-worker.ts", import.meta.url);
  const pool = createThreadPool<unknown, string>(script, { threads: 1, deadline, ...options });
  open.push(pool);
  return pool;
}

describe("createReportRenderer", () => {
  it("renders many reports at once, each its own", async () => {
    const renderer = createReportRenderer({ deadline });
    open.push(renderer);
    const reports = Array.from({ length: 12 }, (_, index) =>
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

describe("createThreadPool", () => {
  it("replaces a thread that crashes; only its own job fails", async () => {
    const pool = moodyPool();
    const jobs = await Promise.allSettled(["crash", "one", "throw", "two"].map(pool.run));
    expect(jobs.map((job) => job.status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
    const reasons = jobs.flatMap((job) => (job.status === "rejected" ? [job.reason as Error] : []));
    for (const reason of reasons) expect(reason.message).toBe("The report's thread ended before it was done");
    expect(reasons[1]?.cause).toMatchObject({ message: "Out of luck" });
  });

  it("gives a job up after the deadline and goes on with the next", async () => {
    const pool = moodyPool({ deadline: 2_000 });
    const hung = pool.run("hang");
    const next = pool.run("next");
    await expect(hung).rejects.toThrow("The report took longer than 2000 ms");
    await expect(next).resolves.toBe("NEXT");
  });

  it("passes a script's error on as the cause and keeps the thread", async () => {
    const pool = moodyPool();
    await expect(pool.run("fail")).rejects.toMatchObject({ cause: "No such report" });
    await expect(pool.run("again")).resolves.toBe("AGAIN");
  });

  it("fails a job that cannot be sent", async () => {
    const pool = moodyPool();
    await expect(pool.run(() => {})).rejects.toThrow("cannot be sent");
    await expect(pool.run("again")).resolves.toBe("AGAIN");
  });
});
