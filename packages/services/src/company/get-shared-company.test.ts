import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { moderate } from "../moderation/moderate.ts";
import { countQueued } from "./counts/count-searches.ts";
import { getSharedCompany } from "./get-shared-company.ts";

const SITES = ["ash.org", "elm.org", "fir.org", "oak.org", "pine.org", "yew.org"];

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
  const lists = { [GPT]: ["loom.com", "yarn.com"], [CLAUDE]: ["yarn.com"] };
  await addSearch(services, maya, { prompt: "Best loom", lists, cited: SITES });
  await addSearch(services, maya, { prompt: "My own loom", isPrivate: true, lists });
  await countQueued(services.context);
});
afterAll(() => services.close());

const read = (request: TestUser["request"], domain = "loom.com") => getSharedCompany(request, { domain });

it("is what everybody sees of a company, the same for its owner and for a guest", async () => {
  const shared = await read(services.guest, "https://www.loom.com/a");
  expect(shared).toMatchObject({
    overview: {
      domain: "loom.com",
      figures: { questions: 1, answers: 2, totalMentions: 1, sources: 6 },
      privateQuestions: 0,
      leftOut: [],
    },
    questions: [{ prompt: "Best loom", isOwn: false, isPrivate: false }],
    totalSources: 6,
  });
  expect(await read(maya.request)).toEqual(shared);
});

it("shows the first five sources, and no other's name", async () => {
  const shared = await read(services.guest);
  expect(shared.sources.map(({ source }) => source)).toEqual(SITES.slice(0, 5));
  expect(JSON.stringify(shared)).not.toContain("yew");
});

it("is empty for a company that nobody lists, and refuses what is no address", async () => {
  expect(await read(services.guest, "nobody-knows.com")).toMatchObject({ questions: [], totalSources: 0 });
  await expect(read(services.guest, "nonsense")).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
});

it("shows nothing of a company that an admin took off public pages, to its asker neither", async () => {
  const admin = await addUser(services, { role: "admin" });
  const subject = { kind: "company", domain: "loom.com" } as const;
  await moderate(admin.request, { measure: "take_down", subject, reason: "Its owner asked" });
  for (const { request } of [maya, { request: services.guest }])
    expect(await read(request)).toMatchObject({ questions: [], overview: { figures: { answers: 0 } } });
});
