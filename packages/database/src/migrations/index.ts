import type { Migration } from "kysely/migration";
import { up as accountsAndLedger } from "./0001-accounts-and-ledger.ts";
import { up as runsAndSearches } from "./0002-runs-and-searches.ts";
import { up as accounts } from "./0003-accounts.ts";
import { up as billing } from "./0004-billing.ts";
import { up as kindsOfRankings } from "./0005-kinds-of-rankings.ts";
import { up as companyDirectory } from "./0006-company-directory.ts";
import { up as sharedSearches } from "./0007-shared-searches.ts";
import { up as contact } from "./0008-contact.ts";
import { up as columns } from "./0009-columns.ts";
import { up as declinedAnswers } from "./0010-declined-answers.ts";
import { up as registrationsAndSecurity } from "./0011-registrations-and-security.ts";
import { up as hygiene } from "./0012-hygiene.ts";
import { up as publicPlaces } from "./0013-public-places.ts";
import { up as ownCompany } from "./0014-own-company.ts";
import { up as packedRunsAndHistory } from "./0015-packed-runs-and-history.ts";
import { up as companyCounts } from "./0016-company-counts.ts";
import { up as failedJobsAndCheckpoints } from "./0017-failed-jobs-and-checkpoints.ts";
import { up as answerReadings } from "./0018-answer-readings.ts";
import { up as grounding } from "./0019-grounding.ts";
import { up as discoveries } from "./0020-discoveries.ts";
import { up as analyses } from "./0021-analyses.ts";
import { up as listingsOfAnswers } from "./0022-listings-of-answers.ts";
import { up as blog } from "./0023-blog.ts";
import { up as oneReportACompany } from "./0024-one-report-a-company.ts";
import { up as admin } from "./0025-admin.ts";
import { up as adminUsers } from "./0026-admin-users.ts";
import { up as adminLists } from "./0027-admin-lists.ts";
import { up as adminPosts } from "./0028-admin-posts.ts";
import { up as figures } from "./0032-figures.ts";
import { up as secondFactors } from "./0033-second-factors.ts";
import { up as models } from "./0034-models.ts";
import { up as studies } from "./0035-studies.ts";
import { up as apiTokens } from "./0036-api-tokens.ts";
import { up as webhooks } from "./0037-webhooks.ts";
import { up as brands } from "./0038-brands.ts";
import { up as changedPlans } from "./0039-changed-plans.ts";
import { up as identity } from "./0040-identity.ts";
import { up as fieldsOfCompanies } from "./0041-fields-of-companies.ts";
import { up as searchedBy } from "./0042-searched-by.ts";
import { up as discoveryDrafts } from "./0043-discovery-drafts.ts";
import { up as ownBrands } from "./0044-own-brands.ts";
import { up as figuresOfReports } from "./0045-figures-of-reports.ts";
import { up as studiesOfQuestions } from "./0047-studies-of-questions.ts";
import { up as weeksOfFields } from "./0048-weeks-of-fields.ts";
import { up as signUpsAndDevices } from "./0049-sign-ups-and-devices.ts";

/** Applied in the order of their names; a released one is frozen. */
export const migrations: Record<string, Migration> = {
  "0001-accounts-and-ledger": { up: accountsAndLedger },
  "0002-runs-and-searches": { up: runsAndSearches },
  "0003-accounts": { up: accounts },
  "0004-billing": { up: billing },
  "0005-kinds-of-rankings": { up: kindsOfRankings },
  "0006-company-directory": { up: companyDirectory },
  "0007-shared-searches": { up: sharedSearches },
  "0008-contact": { up: contact },
  "0009-columns": { up: columns },
  "0010-declined-answers": { up: declinedAnswers },
  "0011-registrations-and-security": { up: registrationsAndSecurity },
  "0012-hygiene": { up: hygiene },
  "0013-public-places": { up: publicPlaces },
  "0014-own-company": { up: ownCompany },
  "0015-packed-runs-and-history": { up: packedRunsAndHistory },
  "0016-company-counts": { up: companyCounts },
  "0017-failed-jobs-and-checkpoints": { up: failedJobsAndCheckpoints },
  "0018-answer-readings": { up: answerReadings },
  "0019-grounding": { up: grounding },
  "0020-discoveries": { up: discoveries },
  "0021-analyses": { up: analyses },
  "0022-listings-of-answers": { up: listingsOfAnswers },
  "0023-blog": { up: blog },
  "0024-one-report-a-company": { up: oneReportACompany },
  "0025-admin": { up: admin },
  "0026-admin-users": { up: adminUsers },
  "0027-admin-lists": { up: adminLists },
  "0028-admin-posts": { up: adminPosts },
  "0032-figures": { up: figures },
  "0033-second-factors": { up: secondFactors },
  "0034-models": { up: models },
  "0035-studies": { up: studies },
  "0036-api-tokens": { up: apiTokens },
  "0037-webhooks": { up: webhooks },
  "0038-brands": { up: brands },
  "0039-changed-plans": { up: changedPlans },
  "0040-identity": { up: identity },
  "0041-fields-of-companies": { up: fieldsOfCompanies },
  "0042-searched-by": { up: searchedBy },
  "0043-discovery-drafts": { up: discoveryDrafts },
  "0044-own-brands": { up: ownBrands },
  "0045-figures-of-reports": { up: figuresOfReports },
  "0047-studies-of-questions": { up: studiesOfQuestions },
  "0048-weeks-of-fields": { up: weeksOfFields },
  "0049-sign-ups-and-devices": { up: signUpsAndDevices },
};
