import type { FactValue, FactWish } from "@standings/domain";
import { CLAIMS } from "@standings/sandbox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand, visit } from "../../../test/brands.ts";
import { FIVE, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { addFact, correctFact } from "./change-facts.ts";
import { getClaimStatements, getClaims } from "./get-claims.ts";
import { readVisitClaims } from "./read-visit-claims.ts";

const READER = FIVE[2];

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: READER, deadlineMs: 30_000 } });
});
afterAll(() => services.close());

/** Key of each company of the brand in its figures, by its domain. */
const KEYS = { "hubspot.com": "", "salesforce.com": "salesforce.com", "pipedrive.com": "pipedrive.com" };
type Domain = keyof typeof KEYS;
const isOfBrand = (domain: string): domain is Domain => domain in KEYS;
type Claim = (typeof CLAIMS)[number];

const nameOf = (domain: string) =>
  ({ "salesforce.com": "Salesforce", "pipedrive.com": "Pipedrive" })[domain] ?? "HubSpot";

/** What somebody who knows the company writes down. */
function toFact({ domain, attribute, subject }: Claim, value: string): FactWish {
  const key = isOfBrand(domain) ? KEYS[domain] : "";
  return {
    company: key,
    attribute,
    subject,
    value: factValueOf(attribute, value),
    market: null,
    from: null,
    to: null,
  };
}

function factValueOf(attribute: Claim["attribute"], value: string): FactValue {
  const amount = Number(/[\d,]+/.exec(value)?.[0].replace(",", ""));
  switch (attribute) {
    case "price":
      return { kind: "money", amount, currency: "USD", period: "month", unit: "seat" };
    case "free_plan":
      return { kind: "yes_no", is: !/\bno\b/.test(value) };
    case "founded":
      return { kind: "date", date: value };
    default:
      return { kind: "number", amount };
  }
}

const VERDICTS = { right: "true", old: "outdated", wrong: "false", none: "nothing was meant" };

async function visited(models: readonly (typeof FIVE)[number][] = FIVE) {
  const maya = await addUser(services, { credits: 100 });
  const brandId = await addBrand(maya, { models: [...models], rounds: 3 });
  const visitId = await visit(services, maya, brandId);
  const answers = await services.db
    .selectFrom("visit_prompts as asked")
    .innerJoin("model_answers as answer", "answer.run_id", "asked.run_id")
    .select("answer.raw_text")
    .where("asked.visit_id", "=", visitId)
    .execute();
  return { maya, brandId, visitId, answers };
}

const pattern = ({ sentence }: Claim, value: string) =>
  new RegExp(
    sentence
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace("{name}", '[^".:]{2,40}?')
      .replace("{value}", value.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)),
    "u",
  );

/** What the sandbox's models have said of the companies, answer by answer. */
function plantedIn(answers: readonly { readonly raw_text: string | null }[]): number {
  const own = CLAIMS.filter(({ domain }) => isOfBrand(domain));
  return answers.reduce((sum, { raw_text: text }) => {
    const found = own.flatMap((claim) =>
      [claim.right, claim.old, claim.wrong].filter((value) => {
        const said = value === null ? null : pattern(claim, value).exec(text ?? "");
        return said?.[0].includes(nameOf(claim.domain));
      }),
    );
    return sum + found.length;
  }, 0);
}

it("what answers of a visit say is read, held against facts, and corrected with them", async () => {
  const { maya, brandId, answers } = await visited();
  const { read, failed } = await getClaims(maya.request, { brandId });
  expect(failed).toBe(0);
  expect(read).toBeGreaterThan(10);
  for (const claim of CLAIMS.filter(({ domain }) => isOfBrand(domain))) {
    await addFact(maya.request, { brandId, fact: toFact(claim, claim.right) });
    if (claim.old !== null)
      await addFact(maya.request, { brandId, fact: { ...toFact(claim, claim.old), to: "2023-12-31" } });
  }

  // Each claim has the verdict that the sandbox meant, and nearly all that it said was found.
  let found = 0;
  const told = new Set<string>();
  for (const domain of Object.keys(KEYS).filter(isOfBrand)) {
    const { claims } = await getClaims(maya.request, { brandId, company: KEYS[domain] });
    for (const { id, attribute, subject, verdict, statements } of claims) {
      const [statement] = await getClaimStatements(maya.request, { brandId, claimId: id });
      const sentence = statement?.sentence ?? "";
      const own = CLAIMS.filter((claim) => claim.domain === domain && claim.attribute === attribute);
      const meant = own
        .filter((claim) => claim.subject === subject)
        .flatMap((claim) =>
          (["right", "old", "wrong"] as const).filter(
            (is) => claim[is] !== null && pattern(claim, claim[is]).test(sentence),
          ),
        );
      expect([sentence, verdict]).toEqual([sentence, VERDICTS[meant[0] ?? "none"]]);
      told.add(verdict);
      found += statements;
    }
  }
  expect(told).toEqual(new Set(["true", "outdated", "false"]));
  const planted = plantedIn(answers);
  expect(planted).toBeGreaterThan(20);
  expect(found / planted).toBeGreaterThanOrEqual(0.95);
  expect(found).toBeLessThanOrEqual(planted);

  // A price that is called false is true once its fact is corrected.
  const { claims } = await getClaims(maya.request, { brandId });
  const wrong = [
    ...claims,
    ...(await getClaims(maya.request, { brandId, company: "pipedrive.com" })).claims,
    ...(await getClaims(maya.request, { brandId, company: "salesforce.com" })).claims,
  ].find(({ verdict, attribute }) => verdict === "false" && attribute === "price");
  const row = CLAIMS.find(({ subject, wrong: value }) => {
    return subject === wrong?.subject && wrong.text.includes(value);
  });
  if (!wrong || !row || !isOfBrand(row.domain)) throw new Error("No model says a wrong price");
  const company = KEYS[row.domain];
  const factId = wrong.factIds[0] ?? "";
  await correctFact(maya.request, { brandId, factId, fact: toFact(row, row.wrong) });
  const after = (await getClaims(maya.request, { brandId, company })).claims.find(
    ({ id }) => id === wrong.id,
  );
  expect(after?.verdict).toBe("true");
});

it.each([
  ["invents sentences", "invent"],
  ["takes one company for another", "shift"],
  ["changes digits", "digits"],
])("of a reader that %s nothing is kept that the answers do not say", async (_, kind) => {
  await setFaults(services, { model: READER, task: "claims", kind });
  const { brandId, visitId } = await visited([FIVE[0]]);
  await setFaults(services);
  const kept = await services.db
    .selectFrom("statements")
    .innerJoin("claims", "claims.id", "statements.claim_id")
    .select(["claims.company", "claims.text", "statements.sentence"])
    .where("claims.brand_id", "=", brandId)
    .execute();
  for (const { company, sentence } of kept) {
    expect(sentence).not.toContain("Golden Stapler");
    expect(sentence).toContain(nameOf(company || "hubspot.com"));
  }
  if (kind !== "invent") expect(kept).toEqual([]);
  const readings = await services.db
    .selectFrom("claim_readings")
    .select("dropped")
    .where("visit_id", "=", visitId)
    .execute();
  const dropped = readings.reduce(
    (sum, { dropped: { not_said = 0, not_about = 0 } }) => sum + not_said + not_about,
    0,
  );
  expect(dropped).toBeGreaterThan(0);
});

it("without a reader nothing is asked", async () => {
  const maya = await addUser(services, { credits: 20 });
  const off = await services.startProcess({ claims: null });
  const brandId = await addBrand(maya);
  await readVisitClaims(off.services.systemRequest(), { brandId, visitId: brandId }, { isLast: false });
  expect(await getClaims(maya.request, { brandId })).toMatchObject({ read: 0 });
  await off.close();
});
