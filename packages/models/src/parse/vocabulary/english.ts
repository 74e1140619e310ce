import { advice } from "./english/advice.ts";
import { awards } from "./english/awards.ts";
import { keys } from "./english/keys.ts";
import { labels } from "./english/labels.ts";
import { names } from "./english/names.ts";
import { ordinaryWords } from "./english/ordinary-words.ts";
import { positions } from "./english/positions.ts";
import { prose } from "./english/prose.ts";
import { refusals } from "./english/refusals.ts";
import { sections } from "./english/sections.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const english: Vocabulary = {
  ...advice,
  ...awards,
  ...keys,
  ...labels,
  ...names,
  ...ordinaryWords,
  ...positions,
  ...prose,
  ...refusals,
  ...sections,
};
