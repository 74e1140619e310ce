import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../test/accounts.ts";
import { addBrand } from "../../test/brands.ts";
import { discoveryOf, watch } from "../../test/discoveries.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { createLink } from "../brands/links.ts";
import { storeConversion } from "../conversions/store-conversion.ts";
import { draftDiscovery } from "../discovery/start-discovery.ts";
import { exportAccount } from "./export-account.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** Where the export has what a table keeps of a user. */
const EXPORTED = {
  allowances: "allowances",
  analyses: "analyses",
  api_tokens: "apiTokens",
  brand_visits: "brands",
  brands: "brands",
  conversions: "conversions",
  direct_visits: "brands",
  discoveries: "discoveries",
  field_choices: "fieldChoices",
  identities: "identities",
  known_devices: "devices",
  ledger_entries: "ledger",
  owed_entries: "owed",
  payments: "payments",
  runs: "unsavedSearches",
  searches: "searches",
  second_factors: "secondFactors",
  security_events: "securityEvents",
  sessions: "sessions",
  studies: "studies",
  topics: "topics",
  webhooks: "webhooks",
} as const;

/** Tables that are left out, and why. */
const LEFT_OUT = {
  company_mentions: "counted from searches",
  ledger_checkpoints: "added up from the ledger",
  password_resets: "hashes of mailed tokens; that one was asked for is a security event",
  recovery_codes: "hashes of codes",
  refresh_tokens: "hashes of tokens of the sessions",
  search_counts: "counted from searches",
  sign_in_challenges: "hashes of tokens that live for minutes",
};

it("names every table that keeps something of a user", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
    where column_name = 'user_id' and table_schema = 'public' and relkind in ('r', 'p') and not relispartition
  `.execute(services.db);
  const known = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  const maya = await signUp(services);
  const kept = Object.keys(await exportAccount(maya.request));
  expect(kept).toEqual(expect.arrayContaining(Object.values(EXPORTED)));
});

it("has drafts with what was asked, conversions, links and security events, and nothing that opens the account", async () => {
  const maya = await signUp(services);
  const trade = { sells: "tile stoves", country: "Austria", language: "German" };
  const { runId } = await draftDiscovery(maya.request, discoveryOf({ trade }));
  await watch(maya, runId);
  await storeConversion(maya.request, {
    eventType: "SignUp",
    conversionId: "one",
    metadata: { plan: "pro" },
  });
  const brandId = await addBrand(maya);
  const { url, link } = await createLink(maya.request, { brandId, days: 7 });
  const kept = await exportAccount(maya.request);
  expect(kept.discoveries).toMatchObject([{ id: runId, is_draft: true, request: { trade } }]);
  expect(kept.discoveries[0]?.items.length).toBeGreaterThan(0);
  expect(kept.conversions).toMatchObject([{ event_type: "SignUp", metadata: { plan: "pro" } }]);
  expect(kept.brands).toMatchObject([{ links: [link], names: [{ version: 1 }] }]);
  expect(kept.securityEvents.map(({ event }) => event)).toContain("email_verified");
  const text = JSON.stringify(kept);
  const hidden = [maya.token, maya.refreshToken, url.split("/").at(-1) ?? ""];
  for (const secret of hidden) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash/i);
});
