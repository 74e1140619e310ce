import { text } from "@standings/api";
import { CLAIM_QUESTIONS, CLAIM_VERDICTS, PROMPT_ARMS } from "@standings/domain";
import { getBrand, getClaimEvidence, getClaims, getFacts } from "@standings/services";
import { z } from "zod";
import { toClaims, toFacts } from "../documents/brand-claims.ts";
import { brandIdInput } from "../inputs.ts";
import { defineTool, type Tool } from "../tool.ts";
import { marketOfBrand, wantedMarket } from "./brands.ts";

/** Claims whose newest sentence is told. */
const QUOTED = 40;

/** What models say about a brand. No tool confirms a fact: a person does (`names-claims-topics-markets.md` §2.10). */
export const brandClaimTools = (): Tool[] => [
  defineTool({
    name: "list_facts",
    title: "Facts of a brand",
    description:
      "What the owner has confirmed about a brand and its competitors, and what is only proposed. Read only. Costs nothing.",
    scope: "read",
    input: z.object({ id: brandIdInput }),
    async call({ id: brandId }, { request }) {
      return toFacts(await getFacts(request, { brandId }));
    },
  }),
  defineTool({
    name: "what_models_say",
    title: "What models say about a brand",
    description: [
      "Claims that answers of the last four weeks, or of a study that was read, make about a brand or a competitor, held against confirmed facts: false, outdated,",
      "can't be told, true; each with the answers that say it and a sentence; wrong ones with pages that these answers cite, and whether",
      "they say it (no page is said to have caused it). Rates have a range and a method: `as_judged` is not",
      "corrected for the judge's errors. Kinds of answers are never added up: plain answers, lists, and with `asked`: `direct` answers to",
      "questions about the brand itself, and with `study_id` those of a study that was read for the brand. What the reader misses is in no figure; `cannot_tell` is neither right nor wrong.",
      "`cut_to_the_most_said`: there are more claims than `claims_in_all`. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({
      id: brandIdInput,
      market: marketOfBrand,
      company: text(200).default("").describe("Domain of a competitor; the brand when left out."),
      verdict: z.enum(CLAIM_VERDICTS).optional(),
      asked: z
        .enum(CLAIM_QUESTIONS)
        .default("prompts")
        .describe("Answers to the prompts of visits, or to direct questions about the brand."),
      answers: z
        .enum(PROMPT_ARMS)
        .nullable()
        .default(null)
        .describe("Plain answers or lists alone; left out: plain ones where there are some, else lists."),
      study_id: text(100)
        .nullable()
        .default(null)
        .describe("A study that its owner had read for the brand: its answers alone, of its market."),
    }),
    async call(input, { request, catalogue }) {
      const { id: brandId, company, verdict, asked, answers: arm, study_id: study, market: given } = input;
      // A study has one market.
      const market = study === null ? wantedMarket(await getBrand(request, { brandId }), given) : null;
      const wanted = { brandId, company, market, asked, study, arm };
      const found = await getClaims(request, wanted);
      const shown = verdict === undefined ? found : await getClaims(request, { ...wanted, verdict });
      const claimIds = shown.claims.slice(0, QUOTED).map(({ id }) => id);
      const evidence = await getClaimEvidence(request, {
        ...{ brandId, claimIds, market, asked, study },
        arm: found.arm === "direct" ? null : found.arm,
      });
      return toClaims({ found, shown, ...evidence }, catalogue);
    },
  }),
];
