import { type AnalysisRecord, asModelId } from "@standings/domain";
import { expect, test } from "vitest";
import { formatDateTime } from "../../../lib/format.ts";
import { analysedLine } from "./analysis-status.ts";

const CREATED = "2026-11-12T15:04:00.000Z";
const FACT = { id: "average_rank", number: 17, status: "good", title: "", detail: "" } as const;

function record(facts: number, readAt: string | null, unread: string | null = null): AnalysisRecord {
  return {
    id: "a",
    kind: "seo",
    domain: "acme.com",
    companyName: "Acme",
    createdAt: CREATED,
    modelId: asModelId("openai/gpt-4.1-mini"),
    isRunning: false,
    isSandbox: false,
    censorReason: null,
    facts: Array.from({ length: facts }, () => FACT),
    dropped: 0,
    advice: null,
    site: readAt === null ? null : { readAt, tookMs: 1, pages: 1, unread },
  };
}

test.each([
  ["read while it ran", record(16, "2026-11-12T15:04:02.000Z"), ", on 16 facts read that minute"],
  ["read within the minute before", record(16, "2026-11-12T15:03:10.000Z"), ", on 16 facts read that minute"],
  ["read before", record(16, "2026-11-12T14:24:00.000Z"), ", on 16 facts read 40 minutes before"],
  ["not read", record(1, "2026-11-12T15:04:02.000Z", "We could not read it."), ", on 1 fact"],
  ["nothing to read", record(9, null), ", on 9 facts"],
  ["no facts yet", record(0, null), ""],
])("%s", (_name, analysed, end) => {
  expect(analysedLine(analysed)).toBe(`Analyzed ${formatDateTime(CREATED)}${end}`);
});
