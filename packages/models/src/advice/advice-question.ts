import type { AnalysisFact } from "@standings/domain";
import { line } from "../gateway/untyped-json.ts";

export interface AdviceQuestion {
  /** Catalogue id. */
  readonly modelId: string;
  readonly upstreamId: string;
  readonly companyName: string;
  /** Registrable domain. */
  readonly domain: string;
  readonly facts: readonly AnalysisFact[];
}

/** Advice as it may be shown, and how many pieces named no fact, or one that was not given. */
export interface Given<Content> {
  readonly advice: Content;
  readonly dropped: number;
}

/** Names and facts quote pages and questions of others; no more of them is sent. */
const LONGEST_TITLE = 300;
const LONGEST_DETAIL = 1_000;

/** The user message: company and facts as JSON data, and what else the kind of advice needs. */
export function adviceData(
  { companyName, domain, facts }: AdviceQuestion,
  more: Readonly<Record<string, unknown>>,
): string {
  const given = facts.map(({ number, status, title, detail }) => ({
    number,
    status,
    title: line(title, LONGEST_TITLE) ?? "",
    detail: line(detail, LONGEST_DETAIL) ?? "",
  }));
  return JSON.stringify({
    company: line(companyName, LONGEST_TITLE) ?? domain,
    website: domain,
    ...more,
    facts: given,
  });
}
