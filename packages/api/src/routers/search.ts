import type { RunEvent } from "@standings/domain";
import {
  checkRunOwner,
  deleteSearch,
  type FollowedEvent,
  followRun,
  getOwnOrSharedSearch,
  getRawAnswer,
  getSearch,
  listHistory,
  retryModel,
  startRun,
  unlockRun,
} from "@standings/services";
import { tracked } from "@trpc/server";
import { z } from "zod";
import { router, userProcedure } from "../procedures.ts";
import {
  historySchema,
  rawAnswerSchema,
  retryModelSchema,
  runEventsSchema,
  searchIdSchema,
  startRunSchema,
} from "../schemas/search.ts";

const HISTORY_LIMIT = 50;

export const searchRouter = router({
  start: userProcedure
    .input(startRunSchema)
    .mutation(({ ctx, input }) => startRun(ctx.services, ctx.viewer, input)),
  /** Only watches; each event is tracked with its `seq`, so that a reconnect goes on after the last one seen. */
  events: userProcedure.input(runEventsSchema).subscription(async ({ ctx, input, signal }) => {
    const { searchId, lastEventId: afterSeq } = input;
    // Refused here, outside the generator: a throw inside one makes clients reconnect without end.
    await checkRunOwner(ctx.services, ctx.viewer, searchId);
    const options = { searchId, afterSeq, signal: signal ?? new AbortController().signal };
    return trackEvents(followRun(ctx.services, options));
  }),
  retryModel: userProcedure.input(retryModelSchema).mutation(async ({ ctx, input }) => {
    await retryModel(ctx.services, ctx.viewer, input);
    return { ok: true as const };
  }),
  /** Pays for a censored search afterwards; follow it again for the full results. */
  unlock: userProcedure.input(z.object({ searchId: searchIdSchema })).mutation(async ({ ctx, input }) => {
    await unlockRun(ctx.services, ctx.viewer, input.searchId);
    return { ok: true as const };
  }),
  /** What a model actually said. */
  rawAnswer: userProcedure
    .input(rawAnswerSchema)
    .query(({ ctx, input }) => getRawAnswer(ctx.services, ctx.viewer, input)),
  delete: userProcedure.input(z.object({ id: searchIdSchema })).mutation(async ({ ctx, input }) => {
    await deleteSearch(ctx.services, ctx.viewer, input.id);
    return { ok: true as const };
  }),
  get: userProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getSearch(ctx.services, ctx.viewer, input.id)),
  getOwnOrShared: userProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getOwnOrSharedSearch(ctx.services, ctx.viewer, input.id)),
  history: userProcedure
    .input(historySchema(HISTORY_LIMIT))
    .query(({ ctx, input }) => listHistory(ctx.services, ctx.viewer, input)),
});

async function* trackEvents(events: AsyncIterable<FollowedEvent>) {
  for await (const { seq, event } of events) yield tracked<RunEvent>(String(seq), event);
}
