import { rankBiasedOverlap } from "@standings/domain";
import { seededNumbers } from "../proof/random.ts";

/** A list of keys, best first. */
export type List = readonly string[];

/** Places of a list that count. */
const PLACES = 5;
const PERMUTATIONS = 999;
const ALARM_LEVEL = 0.005;
const REFERENCE_WEEKS = 8;
const SAME = 1e-9;

/** One question's lists of a model: those of the week that is tested and those of the weeks before. */
export interface QuestionLists {
  readonly reference: readonly List[];
  readonly now: readonly List[];
}

export interface WeatherTest {
  /** Mean over the questions of how unlike the week is, MMD². */
  readonly distance: number;
  readonly p: number;
  /** Questions that were tested. */
  readonly questions: number;
}

/**
 * Whether a model answers otherwise than before: the kernel two-sample test of Gretton and others (2012) with rank-biased
 * overlap, exact by permutation within each question (`proof.md` §10). Null where fewer than half of the questions have two lists
 * on both sides.
 */
export function testWeather(questions: readonly QuestionLists[], seed: number): WeatherTest | null {
  const tested = questions.filter(({ reference, now }) => reference.length >= 2 && now.length >= 2);
  if (tested.length === 0 || tested.length < questions.length / 2) return null;
  const kernels = tested.map(({ reference, now }) => ({
    likeness: likenessOf([...reference, ...now]),
    before: reference.length,
    now: now.length,
  }));
  const found = kernels.reduce((sum, kernel) => {
    const order = Array.from({ length: kernel.before + kernel.now }, (_, nth) => nth);
    return sum + distanceOf(kernel.likeness, order.slice(kernel.before), order.slice(0, kernel.before));
  }, 0);
  const { below } = seededNumbers(seed);
  const sums = new Float64Array(PERMUTATIONS);
  for (const kernel of kernels) {
    const deck = Array.from({ length: kernel.before + kernel.now }, (_, nth) => nth);
    for (let permutation = 0; permutation < PERMUTATIONS; permutation += 1) {
      for (let place = 0; place < kernel.now; place += 1) {
        const other = place + below(deck.length - place);
        [deck[place], deck[other]] = [deck[other] ?? 0, deck[place] ?? 0];
      }
      const distance = distanceOf(kernel.likeness, deck.slice(0, kernel.now), deck.slice(kernel.now));
      sums[permutation] = (sums[permutation] ?? 0) + distance;
    }
  }
  const asMuch = sums.filter((sum) => sum >= found - SAME).length;
  return { distance: found / tested.length, p: (1 + asMuch) / (PERMUTATIONS + 1), questions: tested.length };
}

/** How far two sets of lists lie apart: mean likeness within each less twice the mean across. */
export function distanceOfLists(first: readonly List[], second: readonly List[]): number {
  const likeness = likenessOf([...first, ...second]);
  const order = Array.from({ length: first.length + second.length }, (_, nth) => nth);
  return distanceOf(likeness, order.slice(0, first.length), order.slice(first.length));
}

type Likeness = readonly (readonly number[])[];

function likenessOf(lists: readonly List[]): Likeness {
  const first = lists.map((list) => list.slice(0, PLACES));
  // The measure is symmetric, to the bit.
  const half = first.map((a, nth) => first.slice(0, nth + 1).map((b) => rankBiasedOverlap(a, b)));
  return half.map((_, a) => half.map((_, b) => half[Math.max(a, b)]?.[Math.min(a, b)] ?? 0));
}

function distanceOf(likeness: Likeness, first: readonly number[], second: readonly number[]): number {
  return within(likeness, first) + within(likeness, second) - 2 * across(likeness, first, second);
}

function within(likeness: Likeness, chosen: readonly number[]): number {
  let sum = 0;
  for (const [nth, a] of chosen.entries())
    for (let other = nth + 1; other < chosen.length; other += 1)
      sum += likeness[a]?.[chosen[other] ?? 0] ?? 0;
  return sum / ((chosen.length * (chosen.length - 1)) / 2);
}

function across(likeness: Likeness, first: readonly number[], second: readonly number[]): number {
  let sum = 0;
  for (const a of first) for (const b of second) sum += likeness[a]?.[b] ?? 0;
  return sum / (first.length * second.length);
}

/** What a panel asked of one model in one week. */
export interface PanelWeek {
  readonly servedId: string;
  /** Lists of each question of the panel, in one order. */
  readonly questions: readonly (readonly List[])[];
  /** Seed of the week's test. */
  readonly seed: number;
}

export interface WeekWeather {
  /** `servedId`, or with `~1`, `~2` after silent changes. */
  readonly epoch: string;
  readonly test: WeatherTest | null;
  /** Whether the model changed in this week though its version did not. */
  readonly hasChanged: boolean;
}

/**
 * The weather of a model, week by week: a new served version starts an epoch without an alarm, one that comes back goes on with
 * its last; an alarm starts the next one from that week on. An alarm in the week after is the same change. `judged`: the tests of
 * the first weeks, which are not made again.
 */
export function weatherOf(
  weeks: readonly PanelWeek[],
  judged: readonly (WeatherTest | null)[] = [],
): WeekWeather[] {
  const changes = new Map<string, number>();
  const past = new Map<string, PanelWeek[]>();
  let lastAlarm = Number.NEGATIVE_INFINITY;
  return weeks.map((week, nth) => {
    const { servedId, questions, seed } = week;
    const ofEpoch = past.get(servedId) ?? [];
    const earlier = ofEpoch.length > 1 ? ofEpoch.slice(0, -1).slice(-REFERENCE_WEEKS) : ofEpoch;
    const known = judged[nth];
    const test =
      known !== undefined
        ? known
        : earlier.length === 0
          ? null
          : testWeather(
              questions.map((now, question) => ({
                now,
                reference: earlier.flatMap((one) => one.questions[question] ?? []),
              })),
              seed,
            );
    const isAlarm = test !== null && test.p <= ALARM_LEVEL;
    const hasChanged = isAlarm && nth - lastAlarm > 1;
    if (hasChanged) changes.set(servedId, (changes.get(servedId) ?? 0) + 1);
    if (isAlarm) lastAlarm = nth;
    past.set(servedId, isAlarm ? [week] : [...ofEpoch, week]);
    const number = changes.get(servedId) ?? 0;
    return { epoch: number === 0 ? servedId : `${servedId}~${number}`, test, hasChanged };
  });
}
