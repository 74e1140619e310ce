import {
  deleteSearch,
  findRecent,
  followSearch,
  getOwnOrSharedSearch,
  getRawAnswer,
  getRepeats,
  getSearch,
  getSearchPrivacy,
  listHistory,
  retryModel,
  setSearchPrivacy,
  startSearch,
  unlockRun,
} from "@standings/services";
import { z } from "zod";
import { router, userProcedure } from "../procedures.ts";
import {
  ownHistorySchema,
  questionSchema,
  rawAnswerSchema,
  retryModelSchema,
  runEventsSchema,
  searchIdSchema,
  searchPrivacySchema,
  startRunSchema,
} from "../schemas/search.ts";
import { trackEvents } from "../track-events.ts";

const HISTORY_LIMIT = 50;

export const searchRouter = router({
  start: userProcedure.input(startRunSchema).mutation(({ ctx, input }) => startSearch(ctx.request, input)),
  /** Only watches; each event is tracked with its `seq`, so that a reconnect goes on after the last one seen. */
  events: userProcedure.input(runEventsSchema).subscription(async ({ ctx, input, signal }) => {
    const { searchId, lastEventId: afterSeq } = input;
    // Refused here, outside the generator: a throw inside one makes clients reconnect without end.
    const { events } = await followSearch(ctx.request, { searchId, afterSeq, signal });
    return trackEvents(events, ctx.streams);
  }),
  retryModel: userProcedure.input(retryModelSchema).mutation(async ({ ctx, input }) => {
    await retryModel(ctx.request, input);
    return { ok: true as const };
  }),
  /** Pays for a censored search afterwards; follow it again for the full results. */
  unlock: userProcedure.input(z.object({ searchId: searchIdSchema })).mutation(async ({ ctx, input }) => {
    await unlockRun(ctx.request, input.searchId);
    return { ok: true as const };
  }),
  /** A model's answer as it came. */
  rawAnswer: userProcedure.input(rawAnswerSchema).query(({ ctx, input }) => getRawAnswer(ctx.request, input)),
  delete: userProcedure.input(z.object({ id: searchIdSchema })).mutation(async ({ ctx, input }) => {
    await deleteSearch(ctx.request, input.id);
    return { ok: true as const };
  }),
  get: userProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getSearch(ctx.request, input.id)),
  /** How far ranks moved between the viewer's own searches of the same question; null for none. */
  repeats: userProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getRepeats(ctx.request, input.id)),
  privacy: userProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getSearchPrivacy(ctx.request, input.id)),
  /** Shares a search, or makes it private, also while it runs. */
  setPrivacy: userProcedure
    .input(searchPrivacySchema)
    .mutation(({ ctx, input }) => setSearchPrivacy(ctx.request, input)),
  getOwnOrShared: userProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getOwnOrSharedSearch(ctx.request, input.id)),
  /** The viewer's own newest run of the same question in the last 24 hours, so that it is not asked and paid again. */
  findRecent: userProcedure.input(questionSchema).query(({ ctx, input }) => findRecent(ctx.request, input)),
  history: userProcedure
    .input(ownHistorySchema(HISTORY_LIMIT))
    .query(({ ctx, input }) => listHistory(ctx.request, input)),
});
