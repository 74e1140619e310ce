import { asModelId } from "@standings/domain";
import { tableFile } from "@standings/reports";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { countQueued } from "./counts/count-searches.ts";
import {
  type ExportedQuestions,
  exportCompanyQuestions,
  exportCompanySources,
} from "./export-company-lists.ts";
import { getCompany } from "./get-company.ts";
import { listCompanyQuestions } from "./list-company-questions.ts";

const SITES = ["ash.org", "elm.org", "fir.org", "oak.org", "pine.org", "yew.org"];
const domain = "rope.com";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { credits: 5 });
  const lists = { [GPT]: ["knot.com", domain], [CLAUDE]: ["knot.com"] };
  await addSearch(services, maya, { prompt: "Best rope", lists, cited: SITES });
  await addSearch(services, maya, { prompt: "Best sail", daysAgo: 1, lists: { [CLAUDE]: [domain] } });
  await countQueued(services.context);
});
afterAll(() => services.close());

async function rowsIn<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

it("the file of questions has a row for each answer, as the list is filtered", async () => {
  const rowsOf = async (filter: Partial<ExportedQuestions>) => {
    const { rows } = await exportCompanyQuestions(maya.request, { domain, sort: "newest", ...filter });
    const all = await rowsIn(rows);
    return all.map(([question, , , place, first, model, rank]) => [question, place, first, model, rank]);
  };
  expect(await rowsOf({})).toEqual([
    ["Best rope", 2, "knot.com", "Claude 3.5", ""],
    ["Best rope", 2, "knot.com", "GPT 4.1", 2],
    ["Best sail", 1, domain, "Claude 3.5", 1],
  ]);
  expect(await rowsOf({ modelId: asModelId(CLAUDE), listing: "listed" })).toEqual([
    ["Best sail", 1, domain, "Claude 3.5", 1],
  ]);
});

it("files of a company in any writing and of any length have a name for a header, and sheets that Excel opens", async () => {
  for (const [address, inName] of [
    ["日本語.jp", "xn--wgv71a119e.jp"],
    ["a-very-long-name-of-a-company.co.uk", "a-very-long-name-of-a-company.co.uk"],
  ] as const) {
    const questions = await exportCompanyQuestions(maya.request, { domain: address, sort: "newest" });
    const sources = await exportCompanySources(maya.request, { domain: address });
    expect([questions.sheet, sources.sheet]).toEqual(["Questions", "Sources"]);
    expect(questions.fileName).toMatch(new RegExp(`^standings-${inName}-questions-[\\d-]{10}$`));
    expect(sources.fileName).toMatch(new RegExp(`^standings-${inName}-sources-[\\d-]{10}$`));
    expect((await tableFile(sources, "xlsx")).length).toBeGreaterThan(0);
  }
});

it("one model's questions are counted as it answered them", async () => {
  const page = { domain, sort: "newest", page: 1, limit: 10, modelId: asModelId(CLAUDE) } as const;
  const { questions, listed, notListed } = await listCompanyQuestions(maya.request, page);
  expect({ listed, notListed }).toEqual({ listed: 1, notListed: 1 });
  expect(questions.map(({ prompt, models, rank }) => [prompt, models, rank])).toEqual([
    ["Best rope", [CLAUDE], null],
    ["Best sail", [CLAUDE], 1],
  ]);
});

it("one model's question tells who stands first in its answer, how many it lists, and its own ranks", async () => {
  const of = "hull.com";
  const ask = (daysAgo: number, claude: string[]) =>
    addSearch(services, maya, {
      prompt: "Best hull",
      daysAgo,
      lists: { [GPT]: ["keel.com", "mast.com", of], [CLAUDE]: claude },
    });
  await ask(2, ["mast.com", of]);
  await ask(1, ["keel.com"]);
  await ask(0, [of, "mast.com"]);
  await countQueued(services.context);
  const page = { domain: of, sort: "newest", page: 1, limit: 10 } as const;
  const rowOf = async (model?: string) => {
    const modelId = model === undefined ? undefined : asModelId(model);
    const { questions } = await listCompanyQuestions(maya.request, { ...page, modelId });
    return questions.map(({ rank, first, companies, ranks }) => [rank, first?.domain, companies, ranks]);
  };
  expect(await rowOf(CLAUDE)).toEqual([[1, of, 2, [2, 1]]]);
  expect(await rowOf(GPT)).toEqual([[3, "keel.com", 3, [3, 3, 3]]]);
  const { rows } = await exportCompanyQuestions(maya.request, { ...page, modelId: asModelId(CLAUDE) });
  expect((await rowsIn(rows)).map(([, , , place, first]) => [place, first])).toEqual([[1, of]]);
});

it("the file of sources hides from the sixth on what the page hides", async () => {
  const broke = await addUser(services, { credits: 0 });
  const sourcesFor = async ({ request }: TestUser) =>
    (await rowsIn((await exportCompanySources(request, { domain })).rows)).map(([source]) => source);
  expect(await sourcesFor(maya)).toEqual(SITES);
  expect((await sourcesFor(broke)).slice(5)).toEqual(["y*****"]);
});

it("says who is named instead of a company that no answer lists", async () => {
  const user = await addUser(services, { credits: 5 });
  await services.db
    .insertInto("field_choices")
    .values({
      user_id: user.userId,
      domain: "lasso.com",
      kind: "company",
      prompt: "Best rope",
      prompt_key: "best rope",
      is_left_out: false,
    })
    .execute();
  const { namedInstead } = await getCompany(user.request, { domain: "lasso.com" });
  expect(namedInstead.map((other) => [other.domain, other.questions])).toEqual([
    ["knot.com", 1],
    [domain, 1],
  ]);
  expect((await getCompany(user.request, { domain })).namedInstead).toEqual([]);
});
