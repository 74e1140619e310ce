import {
  claimIdSchema,
  claimsSchema,
  directSchema,
  factEndSchema,
  labelQueueSchema,
  labelSchema,
  newFactSchema,
  praiseSchema,
  readStudySchema,
  withModel,
} from "@standings/api";
import { CREDIT_COST, DIRECT_WEEKS, MAX_STUDY_READINGS, plural } from "@standings/domain";
import {
  addFact,
  addLabel,
  askDirectly,
  changeDirect,
  confirmFacts,
  endFact,
  getClaimPages,
  getClaimStatements,
  getClaims,
  getDirect,
  getFacts,
  getNextLabel,
  getPraise,
  readStudy,
  rejectFacts,
} from "@standings/services";
import type { BrandCalls } from "./brand-views.ts";
import { START_REFUSALS } from "./call.ts";
import { clientRunIdOf, startIdOf } from "./headers.ts";
import { startedVisit } from "./replies/brands.ts";
import {
  brandClaims,
  brandFacts,
  brandPraise,
  claimStatements,
  directState,
  nextLabel,
} from "./replies/claims.ts";
import { startedRun } from "./replies/topics.ts";

const claimsQuery = claimsSchema.omit({ brandId: true }).transform(withModel);
const statementsQuery = claimIdSchema.pick({ market: true, asked: true, study: true, arm: true });
const readStudyBody = readStudySchema.pick({ studyId: true }).extend({
  clientRunId: readStudySchema.shape.clientRunId.optional(),
});
const praiseQuery = praiseSchema.omit({ brandId: true });
const queueQuery = labelQueueSchema.omit({ brandId: true });
const labelBody = labelSchema.shape.label.extend(queueQuery.shape);
const factBody = newFactSchema.shape.fact;
const endBody = factEndSchema.pick({ to: true });

/** What models say about a brand, and the facts that this is held against (`names-claims-topics-markets.md` §2.10). */
export function claimCalls({ read, run, session }: BrandCalls): void {
  read.get(
    "/:id/direct",
    "The direct questions of a brand, and when they were asked",
    { answers: directState, errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId }) => getDirect(caller, { brandId }),
  );

  run.post(
    "/:id/direct",
    "Asks models the direct questions about a brand now, in its first market",
    {
      creates: startedVisit,
      isRepeatable: true,
      errors: ["BRAND_NOT_FOUND", "BRAND_IS_ASKED", "BRAND_NOT_READ", "BRAND_INVALID", ...START_REFUSALS],
    },
    async (caller, { id: brandId }, request) => {
      const { visitId, ...held } = await askDirectly(caller, {
        brandId,
        clientVisitId: startIdOf(request, brandId),
      });
      return { id: visitId, state: "running", ...held };
    },
  );

  session.patch(
    "/:id/direct",
    `Has the direct questions asked again every ${DIRECT_WEEKS} weeks, or no more`,
    { body: directSchema.pick({ repeats: true }), answers: directState, errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId, repeats }) => changeDirect(caller, { brandId, repeats }),
  );

  run.post(
    "/:id/readings",
    `Reads what the answers of a finished study say of a brand, ${MAX_STUDY_READINGS} at most, for ${plural(CREDIT_COST.reading, "credit")}; its claims tell what came of it`,
    {
      body: readStudyBody,
      accepts: startedRun,
      isRepeatable: true,
      errors: [
        ...START_REFUSALS,
        "BRAND_NOT_FOUND",
        "STUDY_NOT_FOUND",
        "STUDY_IS_RUNNING",
        "STUDY_OF_VISIT",
        "BRAND_INVALID",
        "BRAND_NOT_READ",
      ],
    },
    async (caller, { id: brandId, studyId, clientRunId: named }, request) => {
      const clientRunId = clientRunIdOf(request, named);
      const { runId, remainingCredits } = await readStudy(caller, { brandId, studyId, clientRunId });
      return { id: runId, remainingCredits };
    },
  );

  read.get(
    "/:id/claims",
    "What answers of four weeks, of chosen days, or of a study that was read, say of a brand or a competitor, held against its facts",
    {
      query: claimsQuery,
      answers: brandClaims,
      errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "STUDY_NOT_FOUND", "BRAND_INVALID"],
    },
    (caller, { id: brandId, ...wanted }) => getClaims(caller, { brandId, ...wanted }),
  );

  read.get(
    "/:id/claims/:claimId",
    "The newest sentences that say a claim, and what pages that answers cite say of it",
    {
      query: statementsQuery,
      answers: claimStatements,
      errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "STUDY_NOT_FOUND", "CLAIM_NOT_FOUND"],
    },
    async (caller, { id: brandId, ...wanted }) => ({
      statements: await getClaimStatements(caller, { brandId, ...wanted }),
      pages: await getClaimPages(caller, { brandId, ...wanted }),
    }),
  );

  read.get(
    "/:id/praise",
    "What plain answers of four weeks, or of a study that was read, praise and blame a brand or a competitor for, beside another company",
    {
      query: praiseQuery,
      answers: brandPraise,
      errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "STUDY_NOT_FOUND"],
    },
    (caller, { id: brandId, ...wanted }) => getPraise(caller, { brandId, ...wanted }),
  );

  read.get(
    "/:id/labels/next",
    "The statement that a person is asked to check next",
    { query: queueQuery, answers: nextLabel, errors: ["BRAND_NOT_FOUND", "INVALID_MARKET"] },
    (caller, { id: brandId, ...queue }) => getNextLabel(caller, { brandId, ...queue }),
  );

  session.post(
    "/:id/labels",
    "Says whether the verdict of a statement is right",
    {
      body: labelBody,
      answers: nextLabel,
      errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "STATEMENT_NOT_FOUND", "LABEL_OUTDATED"],
    },
    (caller, { id: brandId, company, market, ...label }) =>
      addLabel(caller, { brandId, company, market, label }),
  );

  read.get(
    "/:id/facts",
    "Facts of a brand and its competitors",
    { answers: brandFacts, errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId }) => getFacts(caller, { brandId }),
  );

  session.post(
    "/:id/facts",
    "Adds a fact that its owner vouches for",
    {
      body: factBody,
      creates: brandFacts,
      errors: ["BRAND_NOT_FOUND", "BRAND_INVALID", "INVALID_MARKET", "TOO_MANY_FACTS"],
    },
    (caller, { id: brandId, ...fact }) => addFact(caller, { brandId, fact }),
  );

  const errors = ["BRAND_NOT_FOUND", "FACT_NOT_FOUND"] as const;

  session.post(
    "/:id/facts/:factId/confirm",
    "Confirms a proposed fact, which ends the one that it changes; a confirmed fact is confirmed anew today",
    { answers: brandFacts, errors },
    (caller, { id: brandId, factId }) => confirmFacts(caller, { brandId, factIds: [factId] }),
  );

  session.post(
    "/:id/facts/:factId/reject",
    "Takes a fact away",
    { answers: brandFacts, errors },
    (caller, { id: brandId, factId }) => rejectFacts(caller, { brandId, factIds: [factId] }),
  );

  session.post(
    "/:id/facts/:factId/end",
    "Says the last day that a fact held",
    { body: endBody, answers: brandFacts, errors: [...errors, "BRAND_INVALID"] },
    (caller, { id: brandId, factId, to }) => endFact(caller, { brandId, factId, to }),
  );
}
