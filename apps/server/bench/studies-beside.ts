// P14: how much slower searches are while studies of fifty rounds run beside them.
import { type Product, startMockGateway, withProduct } from "./bench-product.ts";
import { type Measure, percentile, spreadOf } from "./measures.ts";
import { MODELS, SLOWEST_MS, search } from "./search.ts";

const STUDIES = 4;
const ROUNDS = 50;
const ARMS = 2;
const AT_ONCE = 5;
const BATCHES = 40;
/** Some of the people ask for studies, the others search. */
const FIRST_SEARCHER = STUDIES;
const TIMES = 1.5;

async function startStudy({ hello }: Product, person: number): Promise<string> {
  const response = await fetch(`${hello.url}/api/studies`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${hello.tokens[person]}` },
    body: JSON.stringify({
      prompt: "Best CRM for startups",
      models: MODELS,
      rounds: ROUNDS,
      compareWebSearch: true,
    }),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id === undefined) throw new Error(`The study did not start: ${response.status}`);
  return id;
}

/** Rounds that a study has asked. */
async function roundsOf({ hello }: Product, person: number, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${hello.tokens[person]}` };
  const response = await fetch(`${hello.url}/api/studies/${id}`, { headers });
  return ((await response.json()) as { rounds: number }).rounds;
}

/** Overheads of searches, a few at once, milliseconds over the slowest model. */
async function searches(product: Product): Promise<number[]> {
  const overheads: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const asked = Array.from({ length: AT_ONCE }, (_, nth) => search(product, FIRST_SEARCHER + nth));
    overheads.push(...(await Promise.all(asked)).map(({ total }) => total - SLOWEST_MS));
  }
  return overheads;
}

export async function measureStudiesBeside(): Promise<Measure[]> {
  return withProduct({ gateway: await startMockGateway() }, async (product) => {
    await searches(product);
    const alone = await searches(product);
    const studies = await Promise.all(
      Array.from({ length: STUDIES }, (_, person) => startStudy(product, person)),
    );
    const beside = await searches(product);
    const rounds = await Promise.all(studies.map((id, person) => roundsOf(product, person, id)));
    if (rounds.some((count) => count === 0 || count === ROUNDS))
      throw new Error(`The studies did not run meanwhile: ${rounds} rounds`);
    const [withStudies, without] = [percentile(beside, 0.95), percentile(alone, 0.95)];
    return [
      {
        id: "P14",
        name: `Search overhead, p95, beside ${STUDIES} studies of ${ROUNDS} × ${MODELS.length} × ${ARMS}; and alone`,
        product: withStudies,
        limit: without,
        unit: "ms",
        target: `≤ ${TIMES} × alone`,
        isMet: withStudies <= TIMES * without,
        spread: spreadOf(beside),
      },
    ];
  });
}
