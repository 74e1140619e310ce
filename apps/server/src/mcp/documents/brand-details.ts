import {
  alertSentence,
  type BrandAlerts,
  type BrandAnswers,
  type BrandMarkets,
  type BrandRecord,
  type BrandSearches,
  type BrandSources,
  type CompetitorGrid,
  falseAlertBound,
  foundText,
  type Interval,
  type MarketDifference,
  type ModelNames,
  marketCodeOf,
  marketSentences,
  promptsIn,
  type TrackedTopic,
  trackedSentences,
  type WayOfModels,
} from "@standings/domain";
import { FROM_MODELS, fromModel, ownWords } from "../from-models.ts";

const ROWS = 40;

/** Who is listed for which question, compact. */
export function toGrid({ market, companies, rows }: CompetitorGrid) {
  return {
    notice: FROM_MODELS,
    market: marketCodeOf(market),
    companies: companies.map(({ name, domain, isBrand }) => ({
      name: fromModel(name),
      domain,
      is_brand: isBrand,
    })),
    prompts: rows.slice(0, ROWS).map(({ promptId, prompt, answers, cells }) => ({
      prompt_id: promptId,
      question: fromModel(prompt),
      answers,
      listed: cells.map(({ listed, place }, nth) => ({
        company: fromModel(companies[nth]?.name ?? ""),
        in_answers: listed,
        place,
      })),
    })),
    prompts_in_all: rows.length,
  };
}

/** Cited domains, the most cited first. */
export function toSources({ market, answers, missed, sources }: BrandSources) {
  return {
    notice: FROM_MODELS,
    market: marketCodeOf(market),
    answers,
    answers_with_a_competitor_and_without_the_brand: missed,
    sources: sources
      .slice(0, ROWS)
      .map(({ domain, type, answers: citing, withBrand, missed: of, lists, pages }) => ({
        domain,
        type,
        cited_in_answers: citing,
        of_these_with_the_brand: withBrand,
        of_these_with_rivals_alone: of,
        lists: lists.map(({ name }) => fromModel(name)),
        pages: pages.map(({ url }) => fromModel(url)),
      })),
    sources_in_all: sources.length,
  };
}

/** What models searched the web for, what most answers ran first. */
export function toSearches(found: BrandSearches, { modelName }: ModelNames) {
  return {
    notice: FROM_MODELS,
    market: marketCodeOf(found.market),
    models: found.models.map(({ modelId, searched, told }) => ({
      model: modelName(modelId),
      answers_that_searched: searched,
      of_these_tell_what_for: told,
    })),
    searches_run: found.ran,
    searches: found.queries.slice(0, ROWS).map(({ query, models, answers, naming }) => ({
      query: fromModel(query),
      models: models.map(modelName),
      in_answers: answers,
      of_these_list_the_brand: naming,
    })),
    different_searches: found.different,
    words_added: found.added.map(({ word, times }) => ({ word: fromModel(word), times })),
    words_left_out: found.dropped.map(({ word, times }) => ({ word: fromModel(word), times })),
  };
}

/** Alerts as sentences, the newest first. */
export function toAlerts(
  { name, prompts, timeZone }: Pick<BrandRecord, "name" | "prompts" | "timeZone">,
  { market, alerts }: Omit<BrandAlerts, "byJudge">,
  names: ModelNames,
) {
  return {
    notice: FROM_MODELS,
    market: marketCodeOf(market),
    certainty: falseAlertBound(promptsIn(prompts, market).length),
    alerts: alerts.slice(0, ROWS).map((alert) => ({
      at: alert.at,
      type: alert.type,
      says: ownWords(alertSentence(name, alert, names, timeZone)),
      ...(alert.type === "claim" && alert.waits && { to_check: true }),
    })),
  };
}

/** Answers with the words about a company. */
export function toBrandAnswers({ market, answers, next }: BrandAnswers, { modelName }: ModelNames) {
  return {
    notice: FROM_MODELS,
    market: marketCodeOf(market),
    answers: answers.map(
      ({ studyId, modelId, prompt, at, round, searchedBy, rank, stance, quote, first, pages }) => ({
        model: modelName(modelId),
        searched_by: searchedBy,
        question: fromModel(prompt),
        at,
        round,
        rank,
        ...(stance !== null && { in_plain_words: stance }),
        study_id: studyId,
        first: first && fromModel(first),
        quote: quote && fromModel(quote),
        pages: pages.map(fromModel),
      }),
    ),
    next,
  };
}

/** The markets side by side: figures of each, and what tells it from the first. */
export function toMarkets({ name }: BrandRecord, table: BrandMarkets, { modelName }: ModelNames) {
  const { markets, rows, topics, places } = table;
  const toWays = (ways: readonly WayOfModels[]) =>
    ways.map(({ geo, modelIds }) => ({ how: geo, models: modelIds.map(modelName) }));
  const inMarkets = <Cell>(cells: readonly (Cell | null)[], toFields: (cell: Cell) => object) =>
    cells.flatMap((cell, nth) =>
      cell === null ? [] : [{ market: marketCodeOf(markets[nth]?.market ?? null), ...toFields(cell) }],
    );
  return {
    notice: FROM_MODELS,
    said: marketSentences(name, table).map(ownWords),
    searches_that_heed_the_country: places.map(({ modelId, country, state, proof }) => ({
      ...{ model: modelName(modelId), country, state },
      more_local_sites: proof && foundText(proof),
    })),
    markets: markets.map(({ market, answers, listed, difference, ways, leaders, sources }) => ({
      market: marketCodeOf(market),
      answers,
      listed_percent: toPercent(listed.value),
      listed_range: toRange(listed.range),
      less_the_first: toDifference(difference),
      told: toWays(ways),
      leaders: leaders.map((leader) => ({
        company: fromModel(leader.name),
        share_of_voice_percent: toPercent(leader.voice),
      })),
      cited_most: sources.map(({ domain }) => domain),
    })),
    questions: rows.slice(0, ROWS).map(({ cells }) => ({
      question: fromModel(cells.find((cell) => cell !== null)?.prompt ?? ""),
      by_market: inMarkets(cells, ({ place, listedIn, answers, ways, difference }) => ({
        ...{ place, listed_in: listedIn, answers },
        told: toWays(ways),
        less_the_first: toDifference(difference),
      })),
    })),
    questions_in_all: rows.length,
    topics: topics.map(({ name: topic, form, cells }) => ({
      ...{ name: fromModel(topic), form },
      by_market: inMarkets(cells, ({ topicId, figure, wordings, answers, ways, difference }) => ({
        id: topicId,
        [form === "natural" ? "named_percent" : "listed_percent"]: figure && toPercent(figure.value),
        range_over_ways_of_asking: toRange(figure?.overWordings),
        ...{ wordings, answers },
        told: toWays(ways),
        less_the_first: toDifference(difference),
      })),
    })),
  };
}

function toDifference(difference: MarketDifference | null) {
  if (difference === null) return null;
  const { value, range, isApart } = difference;
  return { points: toPercent(value), range: toRange(range), more_than_chance: isApart };
}

/** Topics that visits ask: figures over ways of asking, told in words. */
export function toTopics({ name }: BrandRecord, topics: readonly TrackedTopic[]) {
  return {
    notice: FROM_MODELS,
    topics: topics.map((topic) => ({
      id: topic.topicId,
      name: fromModel(topic.name),
      form: topic.form,
      said: trackedSentences(name, topic).map(ownWords),
      [topic.form === "natural" ? "named_percent" : "listed_percent"]:
        topic.figure && toPercent(topic.figure.value),
      range_over_ways_of_asking: toRange(topic.figure?.overWordings),
      range_for_exactly_these_wordings: toRange(topic.figure?.exactlyThese),
      wordings: topic.asked,
      visits: topic.visits,
      answers: topic.answers,
      asks_the_wordings_of_today: topic.isNewest,
    })),
  };
}

const toPercent = (share: number) => Math.round(1000 * share) / 10;

function toRange(range: Interval | null | undefined): [number, number] | null {
  return range ? [toPercent(range.low), toPercent(range.high)] : null;
}
