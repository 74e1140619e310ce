import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import { chance, pick } from "../random.ts";
import type { PlantedClaim } from "./claims.ts";
import type { Entry, Ranking } from "./entry.ts";
import { opinionOf } from "./opinions.ts";
import { type Shape, type ShapeInput, writeText } from "./shape-answer.ts";

const STANCES = ["contrast", "avoided", "absent"] as const;

/** How an answer speaks of a company, as it was written: what tests hold the product's reading against. */
export interface Told {
  readonly name: string;
  /** Null where the model knows no address. */
  readonly domain: string | null;
  readonly stance: "named" | (typeof STANCES)[number];
  /** Place in the answer's list, from 1; null for whom it speaks of beside it. */
  readonly rank: number | null;
  /** What is said of it that can be checked; null: nothing. */
  readonly claim: PlantedClaim | null;
}

/** Sentences about one company, and such that hold ordinary words that are companies' names elsewhere. */
const ASIDES = readCsv(
  "asides",
  z.strictObject({ stance: z.enum([...STANCES, "decoy"]), sentence: z.string() }),
);

/** Companies that every form of answer names. */
const SURE = 3;
/** How many of the last companies of a list may be spoken of beside it, and how often each of them is. */
const SPOKEN = { most: 3, share: 0.5 };
/** Companies of a list that an answer has an opinion of, at most. */
const OPINIONS_AT_MOST = 4;
/** Forms that name fewer companies than the list has. */
const NAMED: Partial<Record<Shape, number>> = { prose: 7, "best-for": 8 };

/** Answers a buyer who asks in words of their own: a list, and after it what comes to the model's mind about others. */
export function tellBuyer(
  ranking: Ranking,
  shape: Shape,
  { persona, occasion, seed }: ShapeInput,
): { readonly content: string; readonly told: readonly Told[] } {
  const drawn = [seed, persona.id, occasion] as const;
  const others = ranking.entries.slice(SURE).slice(-SPOKEN.most);
  const spoken = others.filter(({ name }) => chance("aside", name, ...drawn) < SPOKEN.share);
  const listed = ranking.entries.filter((entry) => !spoken.includes(entry)).slice(0, NAMED[shape]);
  const asides = spoken.map((entry) => {
    const stance = pick(STANCES, "stance", entry.name, ...drawn);
    const name = looseName(entry.name, "loose", entry.name, ...drawn);
    return {
      told: toTold(entry, stance, null),
      sentence: aside(stance, ...drawn, entry.name).replace("{name}", name),
    };
  });
  const opinions = listed.flatMap((entry) => {
    const { name, domain } = toTold(entry, "named", 1);
    return opinionOf({ name, domain: domain ?? name }, ...drawn) ?? [];
  });
  const paragraphs = [
    writeText({ ...ranking, entries: listed }, shape),
    ...(ranking.entries.length > 0
      ? [
          ...opinions.slice(0, OPINIONS_AT_MOST),
          ...asides.map(({ sentence }) => sentence),
          aside("decoy", ...drawn),
        ]
      : []),
  ];
  return {
    content: paragraphs.join("\n\n"),
    told: [...listed.map((entry, at) => toTold(entry, "named", at + 1)), ...asides.map(({ told }) => told)],
  };
}

export function toTold(
  { name, address, claim = null }: Entry,
  stance: Told["stance"],
  rank: number | null,
): Told {
  const domain = address.replace(/^(?:https?:\/\/)?(?:www\.)?/, "").replace(/\/$/, "");
  // Beside the list only its name is written.
  return { name, domain: domain || null, stance, rank, claim: rank === null ? null : claim };
}

function aside(stance: (typeof STANCES)[number] | "decoy", ...drawn: readonly string[]): string {
  const [first = "", ...others] = ASIDES.flatMap((each) => (each.stance === stance ? [each.sentence] : []));
  return pick([first, ...others], "sentence", stance, ...drawn);
}

/** A name as people write it in passing: as it is, without accents, with a legal form, with other hyphens. */
function looseName(name: string, ...drawn: readonly string[]): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  const joined = name.includes("-") ? name.replaceAll("-", " ") : name.replaceAll(" ", "-");
  return pick([name, name, bare, `${name}, Inc.`, joined], ...drawn);
}
