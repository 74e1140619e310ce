import { text } from "@standings/api";
import { PROMPT_MAX_LENGTH, SECTORS, WEATHER_METHOD, weatherSentences } from "@standings/domain";
import {
  aggregateSources,
  getAgainst,
  getBalance,
  getCompany,
  getCompetition,
  getHeld,
  getSaidOfBoth,
  getUsage,
  getWeather,
  listHistory,
  listTrending,
} from "@standings/services";
import { z } from "zod";
import { toAgainstDocument } from "../documents/against.ts";
import { toVisibility } from "../documents/company.ts";
import { FROM_MODELS, fromModel } from "../from-models.ts";
import { domainInput } from "../inputs.ts";
import { defineTool, type Tool } from "../tool.ts";

const LIMIT_MAX = 50;
const limitInput = z.int().min(1).max(LIMIT_MAX).default(10);
const textInput = text(PROMPT_MAX_LENGTH).optional().describe("Only questions that hold this text.");

export const readTools = (): Tool[] => [
  defineTool({
    name: "company_visibility",
    title: "Where a company stands",
    description: [
      "How AI models rank a company in its field, the questions it competes in: figures, models, competitors, share of",
      "voice, the sources that models cite for it, and the source gap (pages that are cited where competitors are listed",
      "and never where the company is). Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({ domain: domainInput }),
    async call({ domain }, { request, catalogue }) {
      const [overview, sources, competition] = await Promise.all([
        getCompany(request, { domain }),
        aggregateSources(request, { domain }),
        getCompetition(request, { domain }),
      ]);
      return toVisibility({ overview, sources, competition }, catalogue);
    },
  }),
  defineTool({
    name: "company_against",
    title: "One company against another",
    description: [
      "Two companies beside each other over the questions that list either: who stands above in how many answers, by",
      "model and question, what models say of both, the pages they cite for each alone and for both, and what studies",
      "say. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({ domain: domainInput, against: domainInput }),
    async call(pair, { request, catalogue }) {
      const against = await getAgainst(request, pair);
      const answers = against.questions[0]?.places ?? [];
      return toAgainstDocument(against, await getSaidOfBoth(request, { ...pair, answers }), catalogue);
    },
  }),
  defineTool({
    name: "model_weather",
    title: "Model weather",
    description: [
      "Whether a model changed though its version's name did not: a panel of fixed questions, judged week by week. What moved in",
      "such a week in such a model is not the company that is asked about. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({}),
    async call(_, { request, services, catalogue }) {
      const weather = await getWeather(request);
      return {
        is_asked: weather.isAsked,
        sandbox_data: weather.isSandbox,
        says: weatherSentences(weather, catalogue),
        last_week: weather.weeks.at(-1) ?? null,
        models: weather.models.map(({ modelId, weeks }) => ({
          model: catalogue.modelName(modelId),
          version: weeks.at(-1)?.epoch ?? null,
          weeks_tested: weeks.filter(({ p }) => p !== null).length,
          changed_in_weeks_of: weeks.filter(({ hasChanged }) => hasChanged).map(({ week }) => week),
          new_version_in_weeks_of: weeks.filter(({ isNewVersion }) => isNewVersion).map(({ week }) => week),
        })),
        weeks_in_which_too_many_changed: weather.everywhere,
        method: WEATHER_METHOD,
        url: new URL("/weather", services.settings.publicUrl).href,
        answers_as_csv: new URL("/api/weather/export", services.settings.publicUrl).href,
      };
    },
  }),
  defineTool({
    name: "trending",
    title: "Trending questions",
    description:
      "Questions that several people asked in the last 30 days, with who leads them. Costs nothing.",
    scope: "read",
    input: z.object({ sector: z.enum(SECTORS).optional(), text: textInput, limit: limitInput }),
    async call(asked, { request }) {
      const { searches, total } = await listTrending(request, asked);
      return {
        notice: FROM_MODELS,
        certainty: "Leaders are those of one search: each model was asked once.",
        total,
        questions: searches.map(({ id, prompt, kind, sector, createdAt, isSandbox, peopleAsking, top }) => ({
          id,
          kind,
          sector,
          question: fromModel(prompt),
          asked_at: createdAt,
          people_asking: peopleAsking,
          sandbox_data: isSandbox,
          top: top.map(({ name }) => fromModel(name)),
        })),
      };
    },
  }),
  defineTool({
    name: "history",
    title: "Searches of this account",
    description:
      "Rankings and comparisons of this account, newest first, with who leads them. Costs nothing.",
    scope: "read",
    input: z.object({
      text: textInput,
      limit: limitInput,
      cursor: text(4_000).optional().describe("next of the page before, with the same text."),
    }),
    async call({ text, limit, cursor }, { request }) {
      const found = await listHistory(request, { text, limit, cursor, page: 1, sort: "-createdAt" });
      return {
        notice: FROM_MODELS,
        certainty: "Leaders are those of one search: each model was asked once.",
        running: found.running.map(({ id, prompt }) => ({ id, question: fromModel(prompt) })),
        searches: found.searches.map(({ id, kind, prompt, createdAt, isSandbox, top }) => ({
          id,
          kind,
          question: fromModel(prompt),
          asked_at: createdAt,
          sandbox_data: isSandbox,
          top: top.map(({ name }) => fromModel(name)),
        })),
        next: found.next,
      };
    },
  }),
  defineTool({
    name: "credits",
    title: "Credits of this account",
    description: "Credits that are left, credits that studies under way hold, and the plan. Costs nothing.",
    scope: "read",
    input: z.object({}),
    async call(_input, { request }) {
      const [credits, held, { plan }] = await Promise.all([
        getBalance(request),
        getHeld(request),
        getUsage(request),
      ]);
      return { credits, held_by_studies: held, plan };
    },
  }),
];
