// @module-tag long
import { MAX_RESULTS, type StudyRecord } from "@standings/domain";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIVE } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { getStudy } from "./get-study.ts";

/**
 * Whole studies through the product, of the sandbox's models, which draw repeated answers from fixed worths: a range is held
 * against the average of all other studies, some hundred answers of each model.
 */

const STUDIES = process.env.VERIFY === "full" ? 200 : 40;
const ROUNDS = 5;
const AT_ONCE = 4;
/** The first ones of the pooled order: those that a marketer reads. */
const FIRST = 15;
/** Of ranges that say 95%. */
const PROMISED = 0.93;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

/** Score of an entry in each model's answers, added up. */
type Sums = Map<string, Map<string, number>>;

function sumsOf(record: StudyRecord): Sums {
  const k = MAX_RESULTS.company;
  const sums: Sums = new Map();
  for (const { modelId, keys, ranks } of record.answers) {
    const own = sums.get(modelId) ?? new Map<string, number>();
    sums.set(modelId, own);
    for (const [nth, key] of keys.entries()) {
      own.set(key, (own.get(key) ?? 0) + (k + 1 - (ranks[nth] ?? k + 1)) / k);
    }
  }
  return sums;
}

it(`ranges of ${STUDIES} studies hold the truth, and separations of tiers are right`, async () => {
  const maya = await addUser(services, { plan: "business" });
  // The first answer to a question is no draw.
  await study(maya, { models: FIVE, rounds: 1 });
  const limit = pLimit(AT_ONCE);
  const records = await Promise.all(
    Array.from({ length: STUDIES }, () =>
      limit(async () => {
        const { studyId } = await study(maya, { models: FIVE, rounds: ROUNDS });
        return getStudy(maya.request, studyId);
      }),
    ),
  );
  const sums = records.map(sumsOf);
  const total = (modelId: string, key: string, without: number) =>
    sums.reduce((sum, of, nth) => (nth === without ? sum : sum + (of.get(modelId)?.get(key) ?? 0)), 0);
  /** Mean of the models' means over all studies but one. */
  const truthOf = (key: string, without: number) =>
    FIVE.reduce((sum, modelId) => sum + total(modelId, key, without), 0) /
    (FIVE.length * ROUNDS * (STUDIES - 1));
  const named = new Set(
    records.flatMap(({ findings }) => findings?.report.entries.map(({ key }) => key) ?? []),
  );
  const order = [...named].sort((a, b) => truthOf(b, -1) - truthOf(a, -1));
  const first = order.slice(0, FIRST);
  const held = first.map((key) => {
    const isHeld = records.map(({ findings }, nth) => {
      const range = findings?.report.entries.find((entry) => entry.key === key)?.score.range;
      const truth = truthOf(key, nth);
      return range ? range.low <= truth && truth <= range.high : truth < 0.02;
    });
    return isHeld.filter(Boolean).length / STUDIES;
  });
  // Who stands in a better tier is truly better.
  const place = new Map(order.map((key, nth) => [key, nth]));
  const wrong = records.map(({ findings }) => {
    const tiered = findings?.report.entries.filter((entry) => entry.place) ?? [];
    return tiered.some((above) =>
      tiered.some(
        (below) =>
          (above.place?.worstRank ?? 0) < (below.place?.bestRank ?? 0) &&
          (place.get(above.key) ?? 0) > (place.get(below.key) ?? 0),
      ),
    );
  });
  const mean = held.reduce((sum, share) => sum + share, 0) / held.length;
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const wrongShare = wrong.filter(Boolean).length / STUDIES;
  process.stdout.write(
    `${STUDIES} studies of ${ROUNDS} rounds through the product: ranges hold the truth in ${percent(mean)}, ` +
      `the worst company's in ${percent(Math.min(...held))}; studies with a wrong separation ${percent(wrongShare)}\n`,
  );
  expect(mean).toBeGreaterThanOrEqual(PROMISED);
  expect(wrongShare).toBeLessThanOrEqual(0.05);
});
