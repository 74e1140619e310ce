import {
  deleteStudy,
  extendStudy,
  followStudy,
  getFanOut,
  getStudy,
  getStudyAnswer,
  listStudies,
  setStudyPrivacy,
  startStudy,
  stopStudy,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import {
  extendStudySchema,
  startStudySchema,
  studiesSchema,
  studyAnswerSchema,
  studyEventsSchema,
  studyIdSchema,
  studyPrivacySchema,
} from "../schemas/study.ts";
import { trackEvents } from "../track-events.ts";

export const studyRouter = router({
  start: userProcedure.input(startStudySchema).mutation(({ ctx, input }) => startStudy(ctx.request, input)),
  /** Only watches, as `search.events` does. */
  events: userProcedure.input(studyEventsSchema).subscription(async ({ ctx, input, signal }) => {
    const { studyId, lastEventId: afterSeq } = input;
    return trackEvents(await followStudy(ctx.request, { studyId, afterSeq, signal }), ctx.streams);
  }),
  stop: userProcedure.input(studyIdSchema).mutation(async ({ ctx, input }) => {
    await stopStudy(ctx.request, input);
    return { ok: true as const };
  }),
  extend: userProcedure
    .input(extendStudySchema)
    .mutation(({ ctx, input }) => extendStudy(ctx.request, input)),
  /** Of the viewer, or shared. */
  byId: publicProcedure.input(studyIdSchema).query(({ ctx, input }) => getStudy(ctx.request, input.studyId)),
  answer: publicProcedure
    .input(studyAnswerSchema)
    .query(({ ctx, input }) => getStudyAnswer(ctx.request, input)),
  /** What models searched the web for. */
  searches: publicProcedure.input(studyIdSchema).query(({ ctx, input }) => getFanOut(ctx.request, input)),
  list: userProcedure.input(studiesSchema).query(({ ctx, input }) => listStudies(ctx.request, input)),
  setPrivacy: userProcedure
    .input(studyPrivacySchema)
    .mutation(({ ctx, input }) => setStudyPrivacy(ctx.request, input)),
  delete: userProcedure.input(studyIdSchema).mutation(async ({ ctx, input }) => {
    await deleteStudy(ctx.request, input);
    return { ok: true as const };
  }),
});
