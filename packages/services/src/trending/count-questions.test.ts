import { TRENDING_RULE } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSearch, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { countQueued } from "../company/counts/count-searches.ts";
import { recount } from "../company/counts/recount.ts";
import { setSearchPrivacy } from "../searches/set-search-privacy.ts";
import { countDueQuestions } from "./count-questions.ts";
import { listTrending } from "./list-trending.ts";

const DAY_MS = 86_400_000;

let services: TestServices;
let maya: TestUser;
let ben: TestUser;
beforeAll(async () => {
  services = await startServices();
  [maya, ben] = [await addUser(services), await addUser(services)];
});
beforeEach(async () => {
  await services.db.deleteFrom("uncounted_searches").execute();
  await services.db.deleteFrom("searches").execute();
  await recount(services.services.systemRequest());
});
afterAll(() => services.close());

const save = (user: TestUser, seed: SearchSeed = {}) => addSearch(services, user, seed);
const countDue = () => countDueQuestions(services.services.systemRequest());
const questions = () => services.db.selectFrom("asked_questions").selectAll().execute();
const peopleAsking = async () =>
  (await listTrending(services.guest, { limit: 10 })).searches.map((search) => search.peopleAsking);
const isNear = (date: Date | null | undefined, expected: number) =>
  Math.abs((date?.getTime() ?? 0) - expected) < 60_000;

describe("a question is counted anew", () => {
  it("when the oldest of its searches is 30 days old", async () => {
    await save(maya, { daysAgo: 29 });
    const newest = await save(ben, { daysAgo: 1 });
    await countQueued(services.context);
    expect(await peopleAsking()).toEqual([2]);
    const [question] = await questions();
    expect(isNear(question?.recount_at, Date.now() + (TRENDING_RULE.days - 29) * DAY_MS)).toBe(true);
    // Two days later.
    await sql`update searches set created_at = created_at - interval '2 days'`.execute(services.db);
    await sql`update asked_questions set recount_at = recount_at - interval '2 days'`.execute(services.db);
    await countDue();
    expect(await peopleAsking()).toEqual([]);
    expect(await questions()).toMatchObject([{ people: 1, newest_id: newest }]);
  });

  it("when an account that asked it is a day old", async () => {
    const fresh = await addUser(services, { daysOld: 0 });
    await save(maya);
    await save(fresh);
    await countQueued(services.context);
    expect(await peopleAsking()).toEqual([]);
    expect(await questions()).toMatchObject([{ people: 1 }]);
    const [question] = await questions();
    expect(isNear(question?.recount_at, Date.now() + TRENDING_RULE.accountAgeDays * DAY_MS)).toBe(true);
    await sql`update users set created_at = created_at - interval '1 day' where id = ${fresh.userId}`.execute(
      services.db,
    );
    await sql`update asked_questions set recount_at = recount_at - interval '25 hours'`.execute(services.db);
    await countDue();
    expect(await peopleAsking()).toEqual([2]);
  });

  it("however many are due", async () => {
    await save(maya);
    await sql`insert into asked_questions (question_key, is_sandbox, prompt_key, kind, people, recount_at)
      select n, true, 'Gone ' || n, 'company', 1, now() from generate_series(1, 450) n`.execute(services.db);
    await countQueued(services.context);
    await countDue();
    expect(await questions()).toMatchObject([{ prompt_key: "best crm" }]);
  });
});

it("a question that nobody shares any more leaves no text", async () => {
  const id = await save(maya, { prompt: "Best CRM for my secret launch" });
  await countQueued(services.context);
  expect(await questions()).toHaveLength(1);
  await setSearchPrivacy(maya.request, { id, isPrivate: true });
  expect(await questions()).toEqual([]);
});

it("a question that was shared long ago is kept without anybody who asks it", async () => {
  await save(maya, { daysAgo: 40 });
  await countQueued(services.context);
  expect(await questions()).toMatchObject([{ people: 0, newest_id: null, recount_at: null }]);
});

it("of what the sandbox answered and the models did, each is counted apart", async () => {
  await save(maya);
  await save(ben, { isSandbox: false });
  await countQueued(services.context);
  expect((await questions()).map(({ people }) => people)).toEqual([1, 1]);
});
