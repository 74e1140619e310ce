import { newId } from "@standings/database";
import { type AnalysisKind, asModelId } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { exportAllAnalyses } from "./export-all-analyses.ts";
import { getAnalysesOfCompany, getAnyAnalysis } from "./get-any-analysis.ts";
import { listAllAnalyses, listAllAnalysisRecords } from "./list-all-analyses.ts";

let test: TestServices;
let admin: TestUser;
let maya: TestUser;
let ben: TestUser;
const ids: Record<string, string> = {};

const advice = (text: string, ...facts: number[]) => ({ text, facts });
const fact = (number: number, title: string) => ({
  number,
  id: `f${number}`,
  status: "info",
  title,
  detail: "",
});
const FACTS = [fact(1, "“Open CRM”: #2"), fact(2, "“Hush CRM”: #9")];
const SOURCE_ADVICE = {
  summary: [advice("Seen for Open CRM.", 1), advice("Weak for the other.", 2)],
  recommendations: [],
  missingOpportunities: [],
  priorityActions: [],
  sourceCategories: [],
};

interface Seed {
  readonly user: TestUser;
  readonly kind: AnalysisKind;
  readonly domain: string;
  readonly companyName: string;
  readonly hour: number;
  readonly hasAdvice?: boolean;
}

async function addAnalysis({
  user,
  kind,
  domain,
  companyName,
  hour,
  hasAdvice = true,
}: Seed): Promise<string> {
  const [id, created_at] = [newId(), new Date(Date.UTC(2026, 10, 12, hour))];
  await test.db
    .insertInto("runs")
    .values({
      id,
      user_id: user.userId,
      kind,
      client_run_id: id,
      request: "{}",
      is_private: false,
      created_at,
      is_sandbox: true,
      status: "completed",
      cost: 1,
      ended_at: new Date(Date.UTC(2026, 10, 12, hour, 1)),
    })
    .execute();
  await test.db
    .insertInto("analyses")
    .values({
      run_id: id,
      user_id: user.userId,
      kind,
      domain,
      company_name: companyName,
      created_at,
      model_id: asModelId("openai/gpt-4.1-mini"),
      facts: JSON.stringify(FACTS),
      advice: hasAdvice && kind === "source" ? JSON.stringify(SOURCE_ADVICE) : null,
    })
    .execute();
  return id;
}

beforeAll(async () => {
  test = await startServices();
  admin = await addUser(test, { role: "admin" });
  [maya, ben] = [await addUser(test), await addUser(test)];
  await addSearch(test, maya, { prompt: "Open CRM" });
  await addSearch(test, maya, { prompt: "Hush CRM", isPrivate: true });
  const source = { kind: "source", hasAdvice: true } as const;
  ids.zap = await addAnalysis({ ...source, user: maya, domain: "zap.com", companyName: "Zap", hour: 9 });
  ids.acme = await addAnalysis({ ...source, user: ben, domain: "acme.com", companyName: "Müller", hour: 8 });
  ids.failed = await addAnalysis({
    user: ben,
    kind: "seo",
    domain: "acme.com",
    companyName: "",
    hour: 7,
    hasAdvice: false,
  });
});
afterAll(() => test.close());

const PAGE = { page: 1, limit: 20, search: "", sortBy: "createdAt", sortOrder: "desc" } as const;

it.each([
  ["newest first", {}, ["zap", "acme", "failed"]],
  ["oldest first, the second page", { sortOrder: "asc", page: 2, limit: 2 }, ["zap"]],
  ["by domain", { sortBy: "domain", sortOrder: "asc" }, ["acme", "failed", "zap"]],
  ["by domain, backwards", { sortBy: "domain" }, ["zap", "failed", "acme"]],
  ["of one type", { analysisType: "seo" }, ["failed"]],
  ["of a type that is not stored", { analysisType: "company" }, []],
  ["by a part of the domain", { search: "CME.c" }, ["acme", "failed"]],
  ["by a part of the name, whatever its case", { search: "müLL" }, ["acme"]],
  ["by signs of a pattern", { search: "%" }, []],
] as const)("lists analyses %s", async (_name, query, keys) => {
  const { analyses } = await listAllAnalyses(admin.request, { ...PAGE, ...query });
  expect(analyses.map(({ id }) => id)).toEqual(keys.map((key) => ids[key]));
});

it("says whose each is, how far it came, and of what data", async () => {
  const { analyses } = await listAllAnalyses(admin.request, { ...PAGE, user: ben.userId });
  expect(analyses).toMatchObject([
    { state: "given", isSandbox: true, user: { id: ben.userId }, updatedAt: "2026-11-12T08:01:00.000Z" },
    { state: "failed", kind: "seo", companyName: "" },
  ]);
});

it("keeps what private searches asked from admins", async () => {
  const details = await getAnyAnalysis(admin.request, ids.zap ?? "");
  const { analyses } = await listAllAnalysisRecords(admin.request, PAGE);
  for (const { record } of [details, ...analyses.filter(({ id }) => id === ids.zap)]) {
    expect(record.facts.map(({ number }) => number)).toEqual([1]);
    expect(record.advice?.summary).toEqual([advice("Seen for Open CRM.", 1)]);
  }
});

it("gives a company's newest analyses of any user", async () => {
  const { analysis } = await getAnalysesOfCompany(admin.request, "https://www.acme.com/about");
  expect(analysis).toMatchObject([{ domain: "acme.com", companyName: "Müller", seo: null }]);
});

it.each([
  ["createdAt", "desc", ["zap", "acme", "failed"]],
  ["domain", "desc", ["zap", "failed", "acme"]],
] as const)("is a file ordered by %s, %s", async (sortBy, sortOrder, keys) => {
  const { rows } = await exportAllAnalyses(admin.request, { search: "", sortBy, sortOrder });
  const found = [];
  for await (const [id] of rows) found.push(id);
  expect(found).toEqual(keys.map((key) => ids[key]));
});

it("is for admins alone, and finds none that is not there", async () => {
  const refused = await Promise.allSettled([
    listAllAnalyses(maya.request, PAGE),
    listAllAnalysisRecords(maya.request, PAGE),
    getAnyAnalysis(maya.request, ids.zap ?? ""),
    exportAllAnalyses(maya.request, PAGE),
    getAnalysesOfCompany(maya.request, "acme.com"),
  ]);
  for (const call of refused) expect(call).toMatchObject({ reason: { code: "FORBIDDEN" } });
  for (const id of ["nonsense", crypto.randomUUID()])
    await expect(getAnyAnalysis(admin.request, id)).rejects.toMatchObject({ code: "ANALYSIS_NOT_FOUND" });
});
