import {
  discardDraft,
  draftDiscovery,
  findLatestDiscovery,
  followDiscovery,
  readTrade,
  startDiscovery,
  stopDiscovery,
} from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { domainSchema } from "../schemas/company.ts";
import { discoveryEventsSchema, discoveryIdSchema, startDiscoverySchema } from "../schemas/discovery.ts";
import { trackEvents } from "../track-events.ts";

export const discoveryRouter = router({
  /** What the company's own site says of its trade. */
  trade: userProcedure.input(domainSchema).query(({ ctx, input }) => readTrade(ctx.request, input)),
  /** Prompts that wait to be tested. */
  draft: userProcedure
    .input(startDiscoverySchema)
    .mutation(({ ctx, input }) => draftDiscovery(ctx.request, input)),
  discard: userProcedure.input(discoveryIdSchema).mutation(async ({ ctx, input }) => {
    await discardDraft(ctx.request, input);
    return { ok: true as const };
  }),
  start: userProcedure
    .input(startDiscoverySchema)
    .mutation(({ ctx, input }) => startDiscovery(ctx.request, input)),
  /** Only watches, as `search.events` does. */
  events: userProcedure.input(discoveryEventsSchema).subscription(async ({ ctx, input, signal }) => {
    const { runId, lastEventId: afterSeq } = input;
    return trackEvents(await followDiscovery(ctx.request, { runId, afterSeq, signal }), ctx.streams);
  }),
  stop: userProcedure.input(discoveryIdSchema).mutation(async ({ ctx, input }) => {
    await stopDiscovery(ctx.request, input);
    return { ok: true as const };
  }),
  /** The newest one of the viewer for a company. */
  latest: userProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => findLatestDiscovery(ctx.request, input)),
});
