import { z } from "zod";
import { readCsv, split, values } from "../../../read-csv.ts";
import { type Point, TOPICS } from "./understand-fact.ts";

const PARTS = ["summary", "strength", "weakness", "recommendation", "opportunity"] as const;
export type Part = (typeof PARTS)[number];

const alternatives = z.string().transform((cell) => split(cell, "|"));

/**
 * What a model says of a fact: `{name}` is a value of the fact, `{topic.name}` one of the first fact on another topic, which
 * the sentence then rests on too. A sentence whose values are not all there is not said.
 */
const ROWS = readCsv(
  "advice/sentences",
  z.strictObject({
    topic: z.enum(TOPICS.map(({ topic }) => topic)),
    part: z.enum(PARTS),
    /** Statuses of the fact that it can be said of. */
    when: values.pipe(z.array(z.enum(["good", "warning", "bad", "neutral"]))),
    /** A value that must be there although no sentence prints it. */
    needs: z.string(),
    /** 1 to 10; the highest come first. */
    weight: z.coerce.number().int().min(1).max(10),
    text: alternatives,
    /** Why, of a recommendation. */
    reason: alternatives,
  }),
);

export interface Said {
  readonly text: string;
  readonly reason: string;
  /** Numbers of the facts that it rests on. */
  readonly facts: readonly number[];
  readonly weight: number;
  readonly point: Point;
}

/** What sentences are made from. */
export interface Speech {
  readonly company: string;
  readonly website: string;
  readonly points: readonly Point[];
  /** A number from 0 to below 1 that is the model's own. */
  draw(...parts: readonly (string | number)[]): number;
}

/** What a model can say of its points in a part of its advice, the weightiest first, to its own taste. */
export function sayings(speech: Speech, part: Part, points: readonly Point[]): Said[] {
  return points
    .flatMap((point) =>
      ROWS.filter((row) => row.topic === point.topic && row.part === part).flatMap(
        (row, index) => say(speech, row, point, index) ?? [],
      ),
    )
    .map((said) => ({ said, rank: rankOf(speech, part, said) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ said }) => said);
}

/** How much a model's taste counts against a sentence's weight, and the place of a fact among those on its topic. */
const TASTE = 2.5;
const PLACE = 0.5;

function rankOf({ points, draw }: Speech, part: Part, { weight, point, text }: Said): number {
  const place = points.filter(({ topic }) => topic === point.topic).indexOf(point);
  return weight - PLACE * place + TASTE * draw(part, point.number, text);
}

function say(speech: Speech, row: (typeof ROWS)[number], point: Point, index: number): Said | null {
  const { when, needs, text, reason, weight } = row;
  if (!when.includes(point.status) || (needs !== "" && !point.values.has(needs))) return null;
  const [said, why] = [text, reason].map((options, which) => {
    const possible = options.flatMap((option) => fill(option, point, speech) ?? []);
    return possible[Math.floor(speech.draw(row.part, point.number, index, which) * possible.length)];
  });
  if (!said || (reason.length > 0 && !why)) return null;
  const facts = [...new Set([point.number, ...said.facts, ...(why?.facts ?? [])])];
  return { text: said.text, reason: why?.text ?? "", facts, weight, point };
}

interface Filled {
  readonly text: string;
  /** Other facts that it takes values from. */
  readonly facts: readonly number[];
}

/** Null when a value is not there. */
export function fill(template: string, point: Point | null, speech: Speech): Filled | null {
  const facts: number[] = [];
  let isWhole = true;
  const text = template.replace(/\{(?:(\w+)\.)?(\w+)\}/g, (_all, topic: string | undefined, name: string) => {
    const other = topic === undefined ? point : speech.points.find((each) => each.topic === topic);
    const known = topic === undefined ? { company: speech.company, domain: speech.website } : {};
    const value = new Map([...Object.entries(known), ...(other?.values ?? [])]).get(name);
    if (value === undefined) isWhole = false;
    if (topic !== undefined && other) facts.push(other.number);
    return value ?? "";
  });
  return isWhole ? { text, facts } : null;
}
