import {
  addWordings,
  changeTopic,
  changeWordings,
  createTopic,
  deleteTopic,
  getTopic,
  listTopics,
  planTopic,
  previewQueries,
  proposeWordings,
} from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import {
  addWordingsSchema,
  changeTopicSchema,
  changeWordingsSchema,
  newTopicSchema,
  planTopicSchema,
  previewQueriesSchema,
  proposeWordingsSchema,
  topicFiltersSchema,
  topicIdSchema,
} from "../schemas/topic.ts";

export const topicRouter = router({
  create: userProcedure.input(newTopicSchema).mutation(({ ctx, input }) => createTopic(ctx.request, input)),
  list: userProcedure
    .input(topicFiltersSchema.optional())
    .query(({ ctx, input }) => listTopics(ctx.request, input)),
  byId: userProcedure.input(topicIdSchema).query(({ ctx, input }) => getTopic(ctx.request, input)),
  /** Asks nothing. */
  plan: userProcedure.input(planTopicSchema).query(({ ctx, input }) => planTopic(ctx.request, input)),
  change: userProcedure.input(changeTopicSchema).mutation(async ({ ctx, input }) => {
    await changeTopic(ctx.request, input);
    return { ok: true as const };
  }),
  delete: userProcedure.input(topicIdSchema).mutation(async ({ ctx, input }) => {
    await deleteTopic(ctx.request, input);
    return { ok: true as const };
  }),
  /** Adds nothing; a file is too long for an address. */
  previewQueries: userProcedure
    .input(previewQueriesSchema)
    .mutation(({ ctx, input }) => previewQueries(ctx.request, input)),
  addWordings: userProcedure
    .input(addWordingsSchema)
    .mutation(({ ctx, input }) => addWordings(ctx.request, input)),
  /** Answers when the set has begun; the topic tells what came of it. */
  proposeWordings: userProcedure
    .input(proposeWordingsSchema)
    .mutation(({ ctx, input }) => proposeWordings(ctx.request, input)),
  changeWordings: userProcedure
    .input(changeWordingsSchema)
    .mutation(({ ctx, input }) => changeWordings(ctx.request, input)),
});
