import { inTransaction, type PlaceReading, toStorable } from "@standings/database";
import {
  countLocal,
  type ModelId,
  PLACE_CALLS,
  PLACE_RENEWED_EVERY_DAYS,
  placeCall,
} from "@standings/domain";
import { askPlainly, type PlainOutcome, SEARCH_POLICY_VERSION } from "@standings/models";
import { type PlaceAnswer, provePlace } from "@standings/statistics";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { isTaken, ServiceError } from "../../errors.ts";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { countCost } from "../../models/count-cost.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { beginProof, canBeProved } from "./begin-proof.ts";
import { readPlaces } from "./read-places.ts";

/** Calls of one job, all at once: the next job makes the next ones, so that proofs of other models don't wait for all. */
const CALLS_A_JOB = 4;

interface Proof {
  readonly proofId: string;
  readonly modelId: ModelId;
  readonly country: string;
}

/**
 * Job: makes the next calls of a proof, each kept as it ends, and adds the next job, or ends the proof. A call that was kept is
 * never made again, whatever was killed. The first call is made alone: it tells whether the gateway takes the location at all.
 * A proof that was forgotten is asked no more.
 */
export async function askForPlace(
  request: ServiceRequest,
  { proofId }: JobPayload<"prove_place">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, settings } = services;
  const row = await db
    .selectFrom("model_places")
    .select(["model_id", "country", "readings"])
    .where("proof_id", "=", proofId)
    .where("is_sandbox", "=", settings.modelsAreSandbox)
    .executeTakeFirst();
  if (!row) return;
  const proof: Proof = { proofId, modelId: row.model_id, country: row.country };
  const due = Array.from({ length: PLACE_CALLS }, (_, call) => call).filter(
    (call) => row.readings[call] === undefined,
  );
  await services.directory.refresh();
  const calls = due.slice(0, due.length === PLACE_CALLS ? 1 : CALLS_A_JOB);
  const outcomes = await Promise.all(calls.map((call) => makeCall(services, proof, call)));
  if (outcomes.includes("not_sent")) return endProof(services, proof, "not_sent");
  if (due.length === calls.length) return endProof(services, proof, "asked");
  await addJob(db, "prove_place", { proofId }, { key: `prove_place ${proofId}` });
}

/** Makes a call and keeps what it found, with what it cost. */
async function makeCall(
  services: ServiceContext,
  { proofId, modelId, country }: Proof,
  call: number,
): Promise<"kept" | "not_sent"> {
  const { gateway, breaker, directory, limitCalls, settings, db } = services;
  const { question: prompt, isSent } = placeCall(call);
  const outcome = await limitCalls(() =>
    askPlainly(
      {
        modelId,
        upstreamId: directory.upstreamId(modelId),
        prompt,
        market: isSent ? { country, language: "en" } : null,
        webSearch: true,
        unique: `place ${proofId} ${call}`,
      },
      {
        gateway,
        breaker,
        deadlineMs: settings.patience.modelDeadlineMs,
        backoffMs: settings.patience.modelBackoffMs,
        signal: AbortSignal.timeout(settings.patience.modelDeadlineMs),
      },
    ),
  );
  const reading = readingOf(outcome, country);
  await inTransaction(db, async (tx) => {
    // What was asked was paid, even for a proof that was forgotten meanwhile.
    await countCost(services, outcome, tx);
    await sql`
      update model_places set readings = readings || ${JSON.stringify({ [call]: reading })}::jsonb
      where proof_id = ${proofId} and not jsonb_exists(readings, ${String(call)})
    `.execute(tx);
  });
  return isSent && outcome.reply?.isPlaced === false ? "not_sent" : "kept";
}

function readingOf(outcome: PlainOutcome, country: string): PlaceReading {
  if (outcome.status === "error") return null;
  const { servedModel, citations } = outcome.reply;
  return {
    servedModel: toStorable(servedModel),
    ...countLocal(
      citations.map(({ domain }) => domain),
      country,
    ),
  };
}

/** Ends a proof: with a figure, or without one, which leaves an earlier figure as it was. */
async function endProof(
  { db, now }: ServiceContext,
  { proofId }: Proof,
  how: "asked" | "not_sent",
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom("model_places")
      .select("readings")
      .where("proof_id", "=", proofId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const found = how === "asked" ? provePlace(answersOf(row.readings)) : null;
    const figures = found && {
      policy: SEARCH_POLICY_VERSION,
      effect: found.effect,
      low: found.low,
      high: found.high,
      answers: found.answers,
      left_out: PLACE_CALLS - found.answers,
      served_model: found.servedModel,
      proved_at: now(),
      newer_model: null,
    };
    const trouble = how === "not_sent" ? how : found ? null : "unanswered";
    await tx
      .updateTable("model_places")
      .set({ ...figures, trouble, proof_id: null, readings: "{}" })
      .where("proof_id", "=", proofId)
      .execute();
  });
}

function answersOf(readings: Readonly<Record<string, PlaceReading>>): PlaceAnswer[] {
  return Object.entries(readings).flatMap(([call, reading]) =>
    reading ? [{ ...reading, isSent: placeCall(Number(call)).isSent }] : [],
  );
}

/**
 * Job, each hour: proves again what admins have said is to be proved again, where another version or another way of asking has
 * come since; once a week at most.
 */
export async function renewPlaces(request: ServiceRequest): Promise<void> {
  const services = requireSystem(request);
  const { db, settings, directory, now } = services;
  const places = await readPlaces(db, { isSandbox: settings.modelsAreSandbox });
  const weekAgo = now().getTime() - PLACE_RENEWED_EVERY_DAYS * 86_400_000;
  const due = places.filter(
    ({ state, renews, begunAt }) => renews && state === "old" && begunAt.getTime() <= weekAgo,
  );
  if (due.length === 0) return;
  await directory.refresh();
  for (const place of due) {
    if (!canBeProved(services, place.modelId)) continue;
    try {
      await inTransaction(db, (tx) => beginProof(tx, services, place));
    } catch (error) {
      // Another country of the model is being proved: the next hour tries again.
      const isRunning = error instanceof ServiceError && error.code === "PLACE_PROOF_RUNNING";
      if (!isRunning && !isTaken(error, "model_places_under_way")) throw error;
    }
  }
}
