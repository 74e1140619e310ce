import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { danish } from "./danish.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { further, thai } from "./further.ts";
import { german } from "./german.ts";
import { hebrew } from "./hebrew.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import { polish } from "./polish.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";
import { swedish } from "./swedish.ts";
import { turkish } from "./turkish.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The languages that answers are read in. A new one is a file of words and a line here. */
export const LANGUAGES: readonly Vocabulary[] = [
  english,
  german,
  spanish,
  french,
  italian,
  portuguese,
  dutch,
  chinese,
  japanese,
  korean,
  russian,
  arabic,
  hebrew,
  polish,
  turkish,
  swedish,
  danish,
  further,
  thai,
];
