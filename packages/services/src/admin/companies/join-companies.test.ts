import { changeSentence } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { noteFront } from "../../company/countries/change-links.ts";
import type { ServiceRequest } from "../../request.ts";
import { listChanges } from "../changes/list-changes.ts";
import { joinCompanies, keepCompaniesApart, partCompany } from "./join-companies.ts";
import { exportCompanyGroups, listCompanyGroups, suggestCompanyGroups } from "./list-company-groups.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin" });
});
afterAll(() => services.close());
beforeEach(async () => {
  for (const table of ["site_links", "sites_apart", "company_groups", "companies"] as const)
    await services.db.deleteFrom(table).execute();
});

const ALL = { page: 1, limit: 20, search: "", sortOrder: "asc" } as const;

async function groups(filter: Partial<Parameters<typeof listCompanyGroups>[1]> = {}) {
  const { groups } = await listCompanyGroups(admin.request, { ...ALL, ...filter });
  return groups.map(({ name, sites }) =>
    [name, ...sites.map(({ domain, evidence }) => `${domain} ${evidence.join("+")}`)].join(", "),
  );
}

const changes = async () =>
  (await listChanges(admin.request, { ...ALL, sortOrder: "desc" })).changes.map(changeSentence);

function addCompany(name: string, domain: string, seen: number) {
  const row = { name, name_key: name.toLowerCase(), domain, seen, source: "search" as const };
  return services.db.insertInto("companies").values(row).execute();
}

it("an admin joins sites and takes it back; the log tells both, and nothing of what was so already", async () => {
  await addCompany("Kora", "kora.de", 3);
  const domains = ["https://www.kora.com/x", "kora.de", "velo.fr", "KORA.com"];
  expect(await joinCompanies(admin.request, { domains, reason: "One imprint" })).toEqual({
    joined: ["kora.com", "kora.de", "velo.fr"],
  });
  await joinCompanies(admin.request, { domains });
  expect(await groups()).toEqual(["Kora, kora.com admin, kora.de admin, velo.fr admin"]);
  expect(await partCompany(admin.request, { domain: "velo.fr" })).toEqual({ parted: ["kora.com"] });
  expect(await partCompany(admin.request, { domain: "velo.fr" })).toEqual({ parted: [] });
  expect(await groups()).toEqual(["Kora, kora.com admin, kora.de admin"]);
  const [parted, joined, ...others] = await changes();
  expect(parted).toContain("took back that velo.fr is one company with kora.com");
  expect(joined).toContain("said that kora.com is one company with kora.de, velo.fr: “One imprint”");
  expect(others).toEqual([]);
});

it("what else holds a site keeps it when an admin takes back", async () => {
  await noteFront(
    services.context,
    { domain: "kora.de", leadsTo: "kora.com", alternates: [] },
    { asks: false },
  );
  await joinCompanies(admin.request, { domains: ["kora.com", "kora.de", "velo.com"] });
  expect(await groups()).toEqual([
    "kora.com, kora.com redirect+admin, velo.com admin, kora.de redirect+admin",
  ]);
  expect(await groups({ evidence: "redirect" })).toHaveLength(1);
  expect(await groups({ evidence: "catalogue" })).toEqual([]);
  await partCompany(admin.request, { domain: "kora.com" });
  expect(await groups()).toEqual(["kora.com, kora.com redirect, kora.de redirect"]);
});

it("the list is found by the beginning of a site, paged, and written as a file", async () => {
  for (const name of ["anna", "bert", "carl"])
    await joinCompanies(admin.request, { domains: [`${name}.com`, `${name}.de`] });
  expect(await groups({ search: "https://bert.d" })).toEqual(["bert.com, bert.com admin, bert.de admin"]);
  expect(await groups({ search: "b%" })).toEqual([]);
  expect(await groups({ page: 2, limit: 2 })).toEqual(["carl.com, carl.com admin, carl.de admin"]);
  const file = await exportCompanyGroups(admin.request, { search: "", sortOrder: "desc" });
  const rows: unknown[] = [];
  for await (const row of file.rows) rows.push(row);
  expect(rows.slice(0, 2)).toEqual([
    ["carl.com", "carl.com", "", "admin"],
    ["carl.com", "carl.de", "Germany", "admin"],
  ]);
});

it("sites of one name and one first label are suggested until they are one group", async () => {
  await addCompany("Kora", "kora.com", 9);
  await addCompany("Kora", "kora.de", 4);
  await addCompany("Kora", "kora.fr", 6);
  await addCompany("Kora", "getkora.com", 8);
  await addCompany("Kora Sport", "kora.es", 8);
  await addCompany("Kora", "kora.myshopify.com", 2);
  const suggested = () => suggestCompanyGroups(admin.request);
  expect(await suggested()).toEqual([
    { name: "Kora", sites: ["kora.com", "kora.fr", "kora.de", "kora.myshopify.com"] },
  ]);
  await joinCompanies(admin.request, { domains: ["kora.com", "kora.fr", "kora.myshopify.com"] });
  expect(await suggested()).toEqual([{ name: "Kora", sites: ["kora.com", "kora.de"] }]);
  await joinCompanies(admin.request, { domains: ["kora.com", "kora.de"] });
  expect(await suggested()).toEqual([]);
});

it("sites that an admin keeps apart are suggested no more until they are joined; the log tells it once", async () => {
  await addCompany("Kora", "kora.com", 9);
  await addCompany("Kora", "kora.de", 4);
  await addCompany("Kora", "kora.fr", 6);
  const suggested = async () => (await suggestCompanyGroups(admin.request)).map(({ sites }) => sites);
  const domains = ["https://www.kora.fr/", "kora.com"];
  for (let times = 0; times < 2; times += 1)
    expect(await keepCompaniesApart(admin.request, { domains, reason: "A bank and a bakery" })).toEqual({
      apart: ["kora.fr", "kora.com"],
    });
  expect(await suggested()).toEqual([["kora.com", "kora.de"]]);
  const [said, ...others] = await changes();
  expect(said).toContain("said that kora.fr is another company than kora.com: “A bank and a bakery”");
  expect(others.filter((change) => change.includes("another company"))).toEqual([]);
  await joinCompanies(admin.request, { domains });
  await keepCompaniesApart(admin.request, { domains });
  await joinCompanies(admin.request, { domains });
  await partCompany(admin.request, { domain: "kora.fr" });
  expect(await suggested()).toEqual([["kora.com", "kora.fr", "kora.de"]]);
});

it("admins who keep the same sites apart at once, in any order, all succeed", async () => {
  const domains = Array.from({ length: 30 }, (_, index) => `kora${index}.com`);
  const all = Array.from({ length: 8 }, (_, index) =>
    keepCompaniesApart(admin.request, { domains: index % 2 === 0 ? domains : domains.toReversed() }),
  );
  expect((await Promise.all(all)).map(({ apart }) => apart.length)).toEqual(Array(8).fill(30));
});

it.each<[string, readonly string[], string]>([
  ["one site twice", ["kora.com", "www.kora.com"], "SAME_SITE"],
  ["no site", ["kora.com", "nonsense"], "INVALID_DOMAIN"],
])("%s is refused", async (_what, domains, code) => {
  await expect(joinCompanies(admin.request, { domains })).rejects.toMatchObject({ code });
  await expect(keepCompaniesApart(admin.request, { domains })).rejects.toMatchObject({ code });
});

it.each<[string, (request: ServiceRequest) => Promise<unknown>]>([
  ["list", (request) => listCompanyGroups(request, ALL)],
  ["export", (request) => exportCompanyGroups(request, ALL)],
  ["suggestions", (request) => suggestCompanyGroups(request)],
  ["join", (request) => joinCompanies(request, { domains: ["a.com", "a.de"] })],
  ["keep apart", (request) => keepCompaniesApart(request, { domains: ["a.com", "a.de"] })],
  ["part", (request) => partCompany(request, { domain: "a.com" })],
])("%s is for admins alone", async (_verb, call) => {
  const maya = await addUser(services);
  await expect(call(maya.request)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(call(services.guest)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
});
