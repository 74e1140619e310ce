import { MAX_RESULTS } from "@standings/domain";
import { buildCatalogue } from "../catalogue/catalogue.ts";
import type { ChatRequest } from "../protocol/read-request.ts";
import { countryOf, placeOf } from "../question/place.ts";
import { stems } from "../question/stems.ts";
import { understandQuestion } from "../question/understand-question.ts";
import { type Citation, citeSources } from "../sources.ts";
import { giveAdvice } from "./advice/give-advice.ts";
import { type CopyFault, copyNames } from "./copy-names.ts";
import { detectTask } from "./detect-task.ts";
import type { Ranking } from "./entry.ts";
import { fillSchema } from "./fill-schema.ts";
import { judgeStatements } from "./judge-statements.ts";
import { proposePrompts } from "./propose-prompts.ts";
import { comparePairs, proposeWordings } from "./propose-wordings.ts";
import { drawCompanies, knownCompanies, type RankingInput, rankCompanies } from "./rank-companies.ts";
import { rankExperts } from "./rank-experts.ts";
import { type ClaimFault, readPageFacts, readStatements } from "./read-statements.ts";
import { searchWeb, type WebSearch, wantsSearch } from "./search-web.ts";
import { pickShape, type Shape, type ShapeInput, wrapJson, writeText } from "./shape-answer.ts";
import { companyAsked, tellAbout } from "./tell-about.ts";
import { type Told, tellBuyer, toTold } from "./tell-buyer.ts";
import { translateQuestions } from "./translate-questions.ts";

/** A model's answer, before it goes on the wire. */
export interface Answer {
  readonly content: string | null;
  readonly refusal: string | null;
  readonly citations: readonly Citation[];
  /** Null when the model did not search. */
  readonly search: WebSearch | null;
  /** How it speaks of companies. */
  readonly told?: readonly Told[];
}

// The catalogue is constant, so one copy serves every call.
const catalogue = buildCatalogue();

/** What differs from a usual answer. */
export interface AnswerTrouble {
  /** The form of a ranking, whatever was asked for. */
  readonly shape?: Shape;
  readonly copyFault?: CopyFault;
  readonly claimFault?: ClaimFault;
}

/** Answers a request from the catalogue. The same request always gets the same answer; another `seed` gets another one. */
export function writeAnswer(request: ChatRequest, seed: string, trouble: AnswerTrouble = {}): Answer {
  const { persona, question, format, instruction } = request;
  const shapeInput: ShapeInput = {
    persona,
    occasion: occasionOf(request),
    seed,
    strict: format.type !== "text",
    asksForJson: /\bjson\b/i.test(instruction),
  };
  const about = companyAsked(request);
  if (about !== null) {
    const { content } = tellAbout(about, question, shapeInput);
    return { content, refusal: null, citations: [], search: null };
  }
  const task = detectTask(request);
  if (task === "names") {
    const content = JSON.stringify({ entries: copyNames(question, trouble.copyFault ?? null) });
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "claims") {
    const content = JSON.stringify({ statements: readStatements(question, trouble.claimFault ?? null) });
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "page_facts") {
    const content = JSON.stringify({ facts: readPageFacts(question, trouble.claimFault ?? null) });
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "verdicts") {
    const content = JSON.stringify(judgeStatements(request, seed));
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "prompts") {
    const content = JSON.stringify(proposePrompts(request, catalogue, seed));
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "wordings" || task === "pairs" || task === "translations") {
    const write = { wordings: proposeWordings, pairs: comparePairs, translations: translateQuestions }[task];
    const content = JSON.stringify(write(request, catalogue, seed));
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "seo_advice" || task === "source_advice") {
    const shape =
      shapeInput.strict || shapeInput.asksForJson ? pickShape({ ...shapeInput, strict: true }) : "json";
    const content = wrapJson(
      giveAdvice(task, request, { catalogue, seed, mustInvent: trouble.copyFault === "invent" }),
      shape,
      null,
    );
    return { content, refusal: null, citations: [], search: null };
  }
  if (task === "other") return writeOther(request, shapeInput);

  const input = inputOf(request, shapeInput, task);
  const ranking = task === "expert" ? rankExperts(input) : rankCompanies(input);
  const search = searchWeb(request, ranking, shapeInput);
  const isOwnWords = instruction.trim() === "" && !shapeInput.strict && !trouble.shape && task === "company";
  const written = isOwnWords
    ? tellBuyer(ranking, pickShape(shapeInput), shapeInput)
    : {
        content: trouble.shape
          ? writeText(ranking, trouble.shape)
          : render(request, ranking, pickShape(shapeInput)),
        told: ranking.entries.map((entry) => toTold(entry, "named", entry.rank)),
      };
  const country = countryOf(request, search !== null);
  const citations = search ? citeSources(ranking, { ...shapeInput, country }) : [];
  return { ...written, refusal: null, citations, search };
}

function inputOf(request: ChatRequest, shapeInput: ShapeInput, task: "company" | "expert"): RankingInput {
  const { question, instruction } = request;
  const isSearching = wantsSearch(request, shapeInput);
  return {
    ...shapeInput,
    asked: { ...understandQuestion(question, catalogue), place: placeOf(request, isSearching) },
    catalogue,
    limit: readLimit(instruction) ?? MAX_RESULTS[task],
    isRepeated: request.variation !== "",
    isSearching,
    shifts: request.world?.shifts ?? new Map(),
    changes: request.world?.changes ?? 0,
    courses: request.world?.courses ?? [],
    words: wordsOf(question),
    wordings: request.world?.wordings ?? null,
  };
}

/**
 * Share of repeated answers that list each company, by domain: what a model holds true of a question. For tests; `request` is
 * as the product sends it.
 */
export function truthOf(request: ChatRequest, seed: string, draws: number): Record<string, number> {
  const { persona } = request;
  const listed = new Map<string, number>();
  // A repetition changes nothing but what is drawn and whether it searches.
  const bySearch = new Map<boolean, readonly [RankingInput, ReturnType<typeof knownCompanies>]>();
  for (let draw = 1; draw <= draws; draw += 1) {
    const drawn = { ...request, variation: `truth ${draw}` };
    const shapeInput = { persona, occasion: occasionOf(drawn), seed, strict: true, asksForJson: true };
    const isSearching = wantsSearch(drawn, shapeInput);
    const before = bySearch.get(isSearching);
    const input = before?.[0] ?? inputOf(drawn, shapeInput, "company");
    const known = before?.[1] ?? knownCompanies(input);
    bySearch.set(isSearching, [input, known]);
    for (const { domain } of drawCompanies({ ...input, occasion: shapeInput.occasion }, known))
      listed.set(domain, (listed.get(domain) ?? 0) + 1 / draws);
  }
  return Object.fromEntries(listed);
}

/**
 * The key of a question. Questions that differ only in case, accents and spaces have the same key; of models that can't
 * search, also those that differ in web search.
 */
function occasionOf({ question, variation, webSearch, persona }: ChatRequest): string {
  const mayDiffer = persona.search !== "none";
  const web = mayDiffer && webSearch === "none" ? "" : "web";
  return [wordsOf(question), variation, web].join("|");
}

function wordsOf(question: string): string {
  return stems(question).join(" ") || question;
}

function readLimit(instruction: string): number | null {
  const digits = /\b(?:up to|at most|top|no more than|maximum of|exactly)\s+(\d{1,3})\b/i.exec(
    instruction,
  )?.[1];
  return digits ? Math.max(1, Number(digits)) : null;
}

function render({ format }: ChatRequest, ranking: Ranking, shape: Shape): string {
  if (format.type === "json_schema") return wrapJson(fillSchema(format.schema, ranking), shape, ranking);
  const isJson = shape === "json" || shape === "fenced" || shape === "preamble";
  return isJson ? wrapJson(defaultJson(ranking), shape, ranking) : writeText(ranking, shape);
}

/** The usual JSON of models that were told to answer in JSON without a schema. */
function defaultJson({ kind, entries, sector }: Ranking): unknown {
  const results = entries.map(({ rank, name, address, description, rationale }) =>
    kind === "expert"
      ? { rank, expert_name: name, profile_url: address, description, rationale }
      : { rank, company_name: name, domain: address, description, rationale },
  );
  return { sector, results };
}

function writeOther({ question, format }: ChatRequest, shapeInput: ShapeInput): Answer {
  const shape = pickShape(shapeInput);
  const content =
    format.type === "json_schema"
      ? wrapJson(fillSchema(format.schema, null), shape, null)
      : format.type === "json_object"
        ? wrapJson({ answer: otherText(question) }, shape, null)
        : otherText(question);
  return { content, refusal: null, citations: [], search: null };
}

function otherText(question: string): string {
  const topic = question.replace(/\s+/g, " ").slice(0, 120);
  return `Sandbox answer: no real model was asked. The request was “${topic}”, which is not a ranking of companies or experts, so there is nothing to list.`;
}
