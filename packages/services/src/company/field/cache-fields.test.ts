import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../../test/searches.ts";
import { study } from "../../../test/studies.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import type { ServiceContext } from "../../context.ts";
import { liftModeration } from "../../moderation/lift-moderation.ts";
import { moderate } from "../../moderation/moderate.ts";
import { openServices, PUBLIC_VIEWER, type Viewer } from "../../request.ts";
import { deleteSearch } from "../../searches/delete-search.ts";
import { setSearchPrivacy } from "../../searches/set-search-privacy.ts";
import { deleteStudy, setStudyPrivacy } from "../../studies/change-study.ts";
import { getHomeStrips } from "../../trending/get-home-strips.ts";
import { listTrending } from "../../trending/list-trending.ts";
import { changeField } from "../change-field.ts";
import { countQueued } from "../counts/count-searches.ts";
import { recount } from "../counts/recount.ts";
import { readField } from "./read-field.ts";

const TRADE = ["kelp.com", "moss.com", "fern.com", "reed.com", "sage.com"];
const OTHERS = ["oakbank.com", "elmbank.com"];
const PROMPTS = [
  "Garden planner for balconies",
  "Garden planner for parks",
  "Planner for roofs",
  "Pots",
  "Bank",
];
const DOMAINS = ["kelp.com", "moss.com", "oakbank.com"];

let services: TestServices;
let maya: TestUser;
let ines: TestUser;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  [maya, ines] = [await addUser(services, { credits: 50 }), await addUser(services, { credits: 50 })];
  admin = await addUser(services, { role: "admin" });
  for (const prompt of PROMPTS.slice(0, 4)) await ask({ prompt, lists: TRADE.slice(0, 4) });
  await ask({ prompt: "Bank", lists: OTHERS });
  await countQueued(services.context);
});
afterAll(() => services.close());

interface Asked {
  readonly prompt: string;
  readonly lists: readonly string[];
  readonly isPrivate?: boolean;
  readonly byInes?: boolean;
}

const ids: { readonly id: string; readonly owner: TestUser }[] = [];
async function ask({ prompt, lists, isPrivate = false, byInes = false }: Asked): Promise<void> {
  const owner = byInes ? ines : maya;
  const seed = { prompt, isPrivate, lists: { [GPT]: [...lists], [CLAUDE]: [...lists].reverse() } };
  ids.push({ id: await addSearch(services, owner, seed), owner });
}

const asked = fc.record({
  prompt: fc.constantFrom(...PROMPTS),
  lists: fc.uniqueArray(fc.constantFrom(...TRADE, ...OTHERS), { minLength: 1, maxLength: 6 }),
  isPrivate: fc.boolean(),
  byInes: fc.boolean(),
});
const which = fc.nat();
const change = fc.oneof(
  { weight: 4, arbitrary: asked.map((seed) => () => ask(seed)) },
  fc.tuple(which, fc.boolean()).map(([no, isPrivate]) => async () => {
    const one = ids[no % ids.length];
    if (one) await setSearchPrivacy(one.owner.request, { id: one.id, isPrivate });
  }),
  which.map((no) => async () => {
    const [one] = ids.splice(no % ids.length, 1);
    if (one) await deleteSearch(one.owner.request, one.id);
  }),
  fc
    .tuple(which, fc.boolean(), fc.constantFrom("take_down" as const, "feature" as const))
    .map(([no, isInForce, measure]) => async () => {
      const id = ids[no % ids.length]?.id ?? "";
      const order = { measure, subject: { kind: "search", id } } as const;
      // A private search can't be featured.
      const made = isInForce
        ? moderate(admin.request, { ...order, reason: "Spam" })
        : liftModeration(admin.request, order);
      await made.catch(() => null);
    }),
  fc
    .record({
      domain: fc.constantFrom(...DOMAINS),
      prompt: fc.constantFrom(...PROMPTS),
      change: fc.constantFrom("added", "left_out", "found"),
    })
    .map((choice) => () => changeField(ines.request, { ...choice, kind: "company" }).then(() => undefined)),
);

/** The fields that each viewer sees, Trending and home. */
async function readAll(context: ServiceContext) {
  const viewers: Pick<Viewer, "userId">[] = [PUBLIC_VIEWER, maya, ines];
  const fields = viewers.flatMap((viewer) =>
    DOMAINS.flatMap((domain) =>
      [false, true].map((withPrivate) => readField(context, viewer, { domain, withPrivate })),
    ),
  );
  const guest = openServices(context).publicRequest();
  const trending = [undefined, "Technology" as const].map((sector) =>
    listTrending(guest, { sector, limit: 10 }),
  );
  return Promise.all([...fields, ...trending, getHomeStrips(guest)]);
}

it("gives what a fresh reading gives, whatever is asked, hidden, removed, taken down, featured or chosen", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      for (const make of changes) await make();
      await countQueued(services.context);
      const kept = await readAll(services.context);
      expect(kept).toEqual(await readAll(withoutCache()));
    }),
    { numRuns: sized({ whole: 25, gate: 10 }) },
  );
});

/** The same services as a process has them that has read nothing yet. */
function withoutCache(): ServiceContext {
  return {
    ...services.context,
    db: services.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    }),
  };
}

describe("a field that nothing changes", () => {
  const domain = "gentian.com";
  const prompt = "Alpine seeds";
  const read = ({ userId }: TestUser) => readField(services.context, { userId }, { domain });
  beforeAll(async () => {
    await ask({ prompt, lists: [domain, "edelweiss.com"] });
    await countQueued(services.context);
  });

  it("is read once for each viewer, whatever is asked elsewhere", async () => {
    const [field, again] = await Promise.all([read(maya), read(maya)]);
    expect(again).toBe(field);
    await ask({ prompt: "Bank", lists: OTHERS });
    await countQueued(services.context);
    expect(await read(maya)).toBe(field);
    expect(await read(ines)).not.toBe(field);
  });

  it("loses a search that is made private, taken down or deleted at once, before anything is counted", async () => {
    const questions = async () => (await read(ines)).questions.map((question) => question.prompt);
    const { id } = await services.db
      .selectFrom("searches")
      .select("id")
      .where("prompt", "=", prompt)
      .executeTakeFirstOrThrow();
    const subject = { kind: "search", id } as const;
    const order = { measure: "take_down", subject } as const;
    await countQueued(services.context);
    expect(await questions()).toEqual([prompt]);
    await setSearchPrivacy(maya.request, { id, isPrivate: true });
    expect(await questions()).toEqual([]);
    await setSearchPrivacy(maya.request, { id, isPrivate: false });
    await moderate(admin.request, { ...order, reason: "Spam" });
    expect(await questions()).toEqual([]);
    await liftModeration(admin.request, order);
    await countQueued(services.context);
    expect(await questions()).toEqual([prompt]);
    await deleteSearch(maya.request, id);
    expect(await questions()).toEqual([]);
    await ask({ prompt, lists: [domain, "edelweiss.com"] });
    await countQueued(services.context);
  });

  it("is read again when a study of its question ends, is shared or is deleted, and after a recount", async () => {
    const owner = await addUser(services, { credits: 20 });
    const seen = [await read(maya)];
    const expectAnother = async () => {
      const field = await read(maya);
      expect(seen).not.toContain(field);
      seen.push(field);
    };
    const { studyId } = await study(owner, { prompt, isPrivate: true });
    await expectAnother();
    await setStudyPrivacy(owner.request, { studyId, isPrivate: false });
    await expectAnother();
    await deleteStudy(owner.request, { studyId });
    await expectAnother();
    await recount(services.services.systemRequest());
    await expectAnother();
  });
});
