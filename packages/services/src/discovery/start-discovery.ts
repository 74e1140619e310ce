import { isDeepStrictEqual } from "node:util";
import { inTransaction, type Run, type Tables } from "@standings/database";
import { type DiscoveryRequest, DRAFTS_A_DAY, discoveryCost, fullPayerOf } from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readUsage } from "../credits/get-usage.ts";
import { ServiceError } from "../errors.ts";
import { countStart } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest, spenderOf, type Viewer } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import { balanceAtStart, findStarted, outOfCredits, startRunIn, type Terms } from "../runs/start-run-in.ts";
import { checkOrder, type DiscoveryOrder } from "./check-order.ts";
import { isDiscoveryRun } from "./discovery-run.ts";

export interface StartedDiscovery {
  readonly runId: string;
  readonly remainingCredits: number;
}

/**
 * Starts a discovery of the viewer, or finds the one that this client started under the same `clientRunId`, or the same one
 * that is still running, which costs nothing. It is paid in full, by the plan or its credits (`discoveryCost`), or not begun.
 * With prompts it tests these, else what a model proposes. Throws DISCOVERY_INCOMPLETE, INVALID_DOMAIN, INVALID_MODEL,
 * INVALID_PROMPT, INSUFFICIENT_CREDITS (with the documented fields), RUN_CHANGED or TOO_MANY_REQUESTS.
 */
export async function startDiscovery(
  request: ServiceRequest,
  order: DiscoveryOrder,
): Promise<StartedDiscovery> {
  const { services, viewer } = requireScope(request, "run");
  const asked = checkOrder(order, false, services.catalogue.now());
  await countStart(services, viewer);
  return begin(services, viewer, { asked, order });
}

/**
 * Has a model propose the ten prompts of a discovery, which then wait for their owner to change and test them (record 77).
 * Nothing is charged: an account that could pay for the tests may have `DRAFTS_A_DAY` made. What is repeated, or still running,
 * is found, as `startDiscovery` does, whose errors it throws.
 */
export async function draftDiscovery(
  request: ServiceRequest,
  order: DiscoveryOrder,
): Promise<StartedDiscovery> {
  const { services, viewer } = requireScope(request, "run");
  const asked = checkOrder(order, true, services.catalogue.now());
  await countStart(services, viewer);
  return begin(services, viewer, { asked, order });
}

interface Ordered {
  readonly asked: DiscoveryRequest;
  readonly order: DiscoveryOrder;
}

function begin(
  services: ServiceContext,
  viewer: Viewer,
  { asked, order }: Ordered,
): Promise<StartedDiscovery> {
  return inTransaction(services.db, async (tx, onCommit) => {
    const { id: userId, credits } = await lockAccount(tx, viewer);
    const { clientRunId, isPrivate = true } = order;
    const wanted = { userId, clientRunId, kind: "discovery", request: asked } as const;
    const known = await findStarted(tx, wanted);
    // Nothing changes the privacy of a discovery after its start.
    if (known && known.is_private !== isPrivate) throw new ServiceError("RUN_CHANGED");
    if (known) return { runId: known.id, remainingCredits: await balanceAtStart(tx, known.id) };
    const running = await findRunning(tx, viewer, { asked, isPrivate });
    if (running) return { runId: running.id, remainingCredits: credits };
    if (asked.isDraft) await allowDraft(tx, services, viewer, asked);
    const terms: Terms = asked.isDraft
      ? { by: "nothing", funding: "none" }
      : { by: "payment", cost: discoveryCost(asked.modelIds.length), apiTokenId: spenderOf(viewer) };
    const begun = await startRunIn(tx, services, { ...wanted, isPrivate, terms });
    const { run, remainingCredits } = begun;
    const { id: run_id, created_at } = run;
    const { domain, isDraft: is_draft } = asked;
    await tx
      .insertInto("discoveries")
      .values({ run_id, user_id: userId, domain, is_draft, created_at })
      .execute();
    onCommit(() => services.executor.execute(run.id, { progress: begun }));
    return { runId: run.id, remainingCredits };
  });
}

const DAY_MS = 86_400_000;

/** Throws INSUFFICIENT_CREDITS or TOO_MANY_DRAFTS. */
async function allowDraft(
  tx: Transaction<Tables>,
  { settings, now }: ServiceContext,
  viewer: Viewer,
  { modelIds }: DiscoveryRequest,
): Promise<void> {
  const { plan, credits, analyses } = await readUsage({ db: tx, settings }, viewer);
  const analysesLeft = analyses === null ? 0 : analyses.limit - analyses.used;
  const cost = discoveryCost(modelIds.length);
  if (fullPayerOf({ plan, credits, analysesLeft, previewsLeft: 0 }, cost) === null)
    throw await outOfCredits(tx, viewer.userId, cost);
  const { drafts } = await tx
    .selectFrom("discoveries")
    .select(({ fn }) => fn.countAll<number>().as("drafts"))
    .where("user_id", "=", viewer.userId)
    .where("is_draft", "=", true)
    .where("created_at", ">", new Date(now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (Number(drafts) >= DRAFTS_A_DAY) throw new ServiceError("TOO_MANY_DRAFTS");
}

/** The same discovery, which is still running. */
async function findRunning(
  tx: Transaction<Tables>,
  { userId }: Viewer,
  { asked, isPrivate }: { readonly asked: DiscoveryRequest; readonly isPrivate: boolean },
): Promise<Run | undefined> {
  const running = await tx
    .selectFrom("runs")
    .selectAll("runs")
    .innerJoin("discoveries", "discoveries.run_id", "runs.id")
    .where("discoveries.user_id", "=", userId)
    .where("discoveries.domain", "=", asked.domain)
    .where("discoveries.is_draft", "=", asked.isDraft)
    .where("runs.status", "=", "running")
    .where("runs.is_private", "=", isPrivate)
    .execute();
  const { companyName: _any, ...wanted } = asked;
  return running.find((run) => isDiscoveryRun(run) && isDeepStrictEqual(withoutName(run.request), wanted));
}

/** One company is asked about under several names. */
function withoutName({ companyName: _any, ...request }: DiscoveryRequest) {
  return request;
}
