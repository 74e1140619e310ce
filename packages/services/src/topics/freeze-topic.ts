import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Tables, Topic } from "@standings/database";
import {
  type ChosenDraw,
  dividedBy,
  drawOf,
  drawsOf,
  inTurn,
  MAX_TOPIC_ROUNDS,
  roundsOfPlan,
  type StratumKind,
  type StudyTopic,
  strataOf,
  type TopicDraw,
  type TopicMember,
  type TopicPlan,
  type Wording,
  weightInDraw,
} from "@standings/domain";
import { allocate, drawByWeight, drawOrder } from "@standings/statistics";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import { readWordings } from "./own-topic.ts";

/**
 * How a study of a topic is to spend its credits, a number of rounds for every wording or the best use of a budget; how wordings
 * are drawn where there are more (by weight, where every one has a weight); and what the topic is divided by (levels).
 */
export type TopicSpending = ({ readonly rounds: number } | { readonly budget: number }) & {
  readonly drawn?: ChosenDraw | undefined;
  readonly strata?: StratumKind | undefined;
};

/**
 * What a study of a topic asks, with the wordings that are in as a frozen version: one that was frozen before where they are the
 * same, drawn and divided alike, else a new one. The caller has locked the topic. Throws TOPIC_WITHOUT_WORDINGS, TOPIC_TOO_LONG or TOPIC_INVALID.
 */
export async function freezeTopic(
  tx: Transaction<Tables>,
  topic: Topic,
  spending: TopicSpending,
): Promise<StudyTopic> {
  const asked = wordingsIn(await readWordings(tx, topic.id));
  const plan = planFor(asked.length, spending);
  const panel = { drawn: chooseDraw(asked, plan, spending.drawn), strata: spending.strata ?? "level" };
  const known = await tx
    .selectFrom("topic_versions")
    .select(["version", "members", "seed"])
    .where("topic_id", "=", topic.id)
    .where("drawn", "=", panel.drawn)
    .where("strata", "=", panel.strata)
    .where("frame", "=", asked.length)
    .orderBy("version", "desc")
    .limit(VERSIONS_LOOKED_AT)
    .execute();
  const frozen = { ...panel, topicId: topic.id, form: topic.form, frame: asked.length, plan };
  checkStrata(membersOf(asked, panel, ""), plan, panel);
  for (const { version, seed, members } of known)
    if (JSON.stringify(membersOf(asked, panel, seed)) === JSON.stringify(members.map(inOrder)))
      return { ...frozen, version, members };
  return { ...frozen, ...(await freeze(tx, topic, asked, panel)) };
}

/** Whether the wordings that were frozen are spent so. Throws TOPIC_TOO_LONG. */
export function isFrozenFor(frozen: StudyTopic, spending: TopicSpending): boolean {
  const { drawn = frozen.drawn, strata = "level" } = spending;
  const isSoDrawn = frozen.drawn === "all" || frozen.drawn === drawn;
  return (
    isSoDrawn && frozen.strata === strata && isDeepStrictEqual(frozen.plan, planFor(frozen.frame, spending))
  );
}

/** Newest versions of a panel that may be asked again. */
const VERSIONS_LOOKED_AT = 20;

/** Whether so few wordings are drawn that some who ask would stand for nobody. Throws TOPIC_INVALID. */
function checkStrata(members: readonly TopicMember[], plan: TopicPlan, { strata }: Panel): void {
  const least = 2 * new Set(members.map(({ stratum }) => stratum)).size;
  if (strata === "persona" && plan.wordings < Math.min(least, members.length))
    throw new ServiceError("TOPIC_INVALID", {
      message: `Divided by who asks, this topic needs ${least} wordings or more`,
    });
}

interface Panel {
  readonly drawn: TopicDraw;
  readonly strata: StratumKind;
}

async function freeze(
  tx: Transaction<Tables>,
  { id: topic_id, version: before, form }: Topic,
  asked: readonly Wording[],
  panel: Panel,
): Promise<Pick<StudyTopic, "version" | "members">> {
  const version = before + 1;
  const seed = `${topic_id}/${version}`;
  const members = membersOf(asked, panel, seed);
  const frame = asked.length;
  // With what it was drawn from, so that a draw by weight can be done again.
  const drawnFrom = asked.map(({ id, weight, level, persona }) => ({ id, weight, level, persona }));
  const text = JSON.stringify({
    ...{ topicId: topic_id, version, form, seed, ...panel },
    ...{ frame, drawnFrom, members },
  });
  const sha256 = createHash("sha256").update(text).digest("hex");
  await tx
    .insertInto("topic_versions")
    .values({
      ...{ topic_id, version, members: JSON.stringify(members), drawn_from: JSON.stringify(drawnFrom) },
      ...{ frame, ...panel, seed, sha256 },
    })
    .execute();
  await tx.updateTable("topics").set({ version }).where("id", "=", topic_id).execute();
  return { version, members };
}

/** How the wordings of a plan are chosen. Throws TOPIC_INVALID. */
export function chooseDraw(
  frame: readonly Wording[],
  plan: TopicPlan,
  chosen: ChosenDraw | undefined,
): TopicDraw {
  const drawn = drawOf(drawsOf(frame, plan), chosen);
  if (drawn === null)
    throw new ServiceError("TOPIC_INVALID", {
      message: "Wordings are drawn by weight where every one has its clicks or searches",
    });
  return drawn;
}

/** Wordings that studies may ask. Throws TOPIC_WITHOUT_WORDINGS. */
export function wordingsIn(wordings: readonly Wording[]): Wording[] {
  const asked = wordings.filter(({ state }) => state === "in");
  if (asked.length < 2) throw new ServiceError("TOPIC_WITHOUT_WORDINGS");
  return asked;
}

/** Members in the order in which they are drawn, strata in turn. */
function membersOf(frame: readonly Wording[], { drawn, strata: kind }: Panel, seed: string): TopicMember[] {
  const wordings = withOneSpelling(frame);
  const strata = strataOf(
    kind,
    wordings.map((wording) => dividedBy(kind, wording)),
  );
  const placed = wordings.map((wording) => {
    const divided = dividedBy(kind, wording);
    return { ...wording, stratum: strata.get(divided) ?? divided };
  });
  const ordered = drawn === "by_weight" ? drawnByWeight(placed, seed) : inTurn(hashed(placed, seed));
  const isWeighted = drawn !== "by_weight" && placed.every(({ weight }) => weight !== null);
  const weightOf = (wording: Wording) => (isWeighted ? weightInDraw(wording) : 1);
  const totals = new Map<string, number>();
  for (const one of ordered) totals.set(one.stratum, (totals.get(one.stratum) ?? 0) + weightOf(one));
  return ordered.map((wording) => {
    const { id: wordingId, ...own } = wording;
    const share = weightOf(wording) / (totals.get(wording.stratum) ?? 1) / totals.size;
    return inOrder({ ...own, wordingId, share });
  });
}

type PlacedWording = Wording & { readonly stratum: string };

/** By a hash of the seed: each has the same chance to be among the first. */
function hashed(placed: readonly PlacedWording[], seed: string): PlacedWording[] {
  const byId = new Map(placed.map((wording) => [wording.id, wording]));
  return drawOrder([...byId.keys()], seed).flatMap((id) => byId.get(id) ?? []);
}

/** As many draws as there are wordings, with replacement: of each stratum as many as of any other. */
function drawnByWeight(placed: readonly PlacedWording[], seed: string): PlacedWording[] {
  const byStratum = Map.groupBy(placed, ({ stratum }) => stratum);
  const each = Math.ceil(placed.length / byStratum.size);
  const draws = drawOrder([...byStratum.keys()], seed).map((stratum) =>
    drawByWeight(
      (byStratum.get(stratum) ?? []).map((wording) => ({ wording, weight: weightInDraw(wording) })),
      each,
      `${seed}/${stratum}`,
    ).map(({ wording }) => wording),
  );
  return Array.from({ length: each }, (_, nth) => draws.flatMap((own) => own[nth] ?? []))
    .flat()
    .slice(0, placed.length);
}

/** "Agencies" and "agencies" are one persona, in the spelling that came first. */
function withOneSpelling(wordings: readonly Wording[]): Wording[] {
  const spellings = new Map<string, string>();
  return wordings.map((wording) => {
    const { persona } = wording;
    if (persona === null) return wording;
    const key = persona.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, persona);
    return { ...wording, persona: spellings.get(key) ?? persona };
  });
}

/** PostgreSQL orders keys by itself. */
function inOrder({ wordingId, prompt, level, persona, weight, stratum, share }: TopicMember): TopicMember {
  return { wordingId, prompt, level, persona, weight, stratum, share };
}

/** What a study would ask of so many wordings. Throws TOPIC_TOO_LONG. */
function planFor(frame: number, spending: TopicSpending): TopicPlan {
  const given = "rounds" in spending ? spending.rounds : spending.budget;
  if (!Number.isInteger(given) || given < 1) throw new ServiceError("TOPIC_TOO_LONG");
  if ("budget" in spending && (given < 2 || given > MAX_TOPIC_ROUNDS))
    throw new ServiceError("TOPIC_TOO_LONG");
  const { wordings, rounds, repeated } =
    "rounds" in spending
      ? { wordings: frame, rounds: given, repeated: 0 }
      : allocate({ budget: given, frame });
  const plan = { wordings, rounds, repeated };
  if (roundsOfPlan(plan) > MAX_TOPIC_ROUNDS) throw new ServiceError("TOPIC_TOO_LONG");
  return plan;
}
