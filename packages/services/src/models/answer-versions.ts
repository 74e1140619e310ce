import { countReadings } from "@standings/database";
import {
  type AnswerReader,
  type AnswerShape,
  type AnswerVersions,
  IDENTITY_VERSION,
  MATCHING_VERSION,
  type ModelId,
} from "@standings/domain";
import { READING_VERSION, SEARCH_POLICY_VERSION } from "@standings/models";
import { type RawBuilder, sql } from "kysely";
import { readHeavily } from "../heavy-reads.ts";
import { requireAdmin, type ServiceRequest } from "../request.ts";

/** How an answer comes about today that entries, mentions or nothing of both is read from. */
export function versionsOf(
  read: "entries" | "mentions" | "neither",
  place: Pick<AnswerVersions, "geo" | "proof">,
): AnswerVersions {
  return {
    reading: read === "entries" ? READING_VERSION : null,
    matching: read === "mentions" ? MATCHING_VERSION : null,
    searchPolicy: SEARCH_POLICY_VERSION,
    ...place,
  };
}

/** Versions of today's rules that a study's findings are made by: of names, of reading, of matching. Newer ones are greater as arrays. */
export const FINDINGS_RULES: readonly number[] = [IDENTITY_VERSION, READING_VERSION, MATCHING_VERSION];

/** How the answers of a model were read. Shares are parts of 1. */
export interface ModelReadings {
  readonly modelId: ModelId;
  readonly modelName: string;
  /** Answers that came and were read, refusals included. */
  readonly answers: number;
  /** The most frequent first. */
  readonly readings: readonly {
    readonly shape: AnswerShape;
    readonly readBy: AnswerReader;
    readonly answers: number;
    readonly share: number;
  }[];
  /** Answers that were also given to the extraction model, and what it cost as far as the gateway tells, US dollars. */
  readonly extractions: number;
  readonly extractionCostUsd: number;
}

const DAY_MS = 86_400_000;

/** Which shapes the answers of each model had in the last days, and who read them. For admins. Throws as `requireAdmin`, BUSY. */
export async function countAnswerReadings(
  request: ServiceRequest,
  { days }: { readonly days: number },
): Promise<ModelReadings[]> {
  const { services } = await requireAdmin(request);
  const counts = await readHeavily(services, countReadings(new Date(Date.now() - days * DAY_MS)));
  return [...Map.groupBy(counts, (count) => count.model_id)].map(([modelId, ofModel]) => {
    const sum = (value: (count: (typeof counts)[number]) => number) =>
      ofModel.reduce((total, count) => total + value(count), 0);
    const answers = sum((count) => count.answers);
    return {
      modelId,
      modelName: services.catalogue.now().modelName(modelId),
      answers,
      readings: ofModel.map(({ shape, read_by: readBy, answers: some }) => ({
        shape,
        readBy,
        answers: some,
        share: some / answers,
      })),
      extractions: sum((count) => count.extractions),
      extractionCostUsd: sum((count) => count.extraction_cost_usd),
    };
  });
}

/** SQL over `studies` and `runs`: older rules made the findings of an ended study, and a job will count it again. */
export function recountDueSql(): RawBuilder<boolean> {
  return sql<boolean>`(studies.findings is not null and runs.status <> 'running'
    and studies.rules < ${FINDINGS_RULES}::smallint[])`;
}
