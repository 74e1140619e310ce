import {
  f1Of,
  LANGUAGE_FIGURES,
  LEAST_KEPT_RECALL,
  LEAST_SHARE,
  languageName,
  type MatcherFigures,
  NEWEST_LISTS as newest,
} from "@standings/domain";
import { ByRounds } from "../by-rounds.tsx";
import { percent } from "../figures.ts";
import { Section } from "../section.tsx";

const COLUMNS = ["Lists, F1", "Kept lists", "Mentions found", "Kept mentions"] as const;
const foundOf = ({ found, mentions }: MatcherFigures) => `${found}/${mentions}`;

const ROWS = Object.entries(LANGUAGE_FIGURES).map(
  ([language, { lists, keptLists, mentions, keptMentions }]) => ({
    name: languageName(language),
    about: `${lists.answers} answers (${keptLists.answers} kept), ${mentions.passages} passages`,
    cells: [percent(f1Of(lists)), percent(f1Of(keptLists)), foundOf(mentions), foundOf(keptMentions)],
  }),
);

export function Languages() {
  return (
    <Section id="languages">
      <p>
        Models answer in the language of the question. A language is offered as tested where a program found
        at least {percent(LEAST_SHARE)} of the mentions in labelled passages, and read lists with an F1 (of
        what it found and what there was) of at least {percent(LEAST_SHARE)}, the kept half too. Of kept
        mentions, which are few, it must have found {percent(LEAST_KEPT_RECALL)}. Other languages can be
        chosen, and say “not tested”.
      </p>
      <ByRounds
        title="What is read in each language"
        note="Kept: nobody looked at what was made of each while rules were written, though how many were right was seen."
        columns={COLUMNS}
        over=""
        of="Language"
        rows={ROWS}
      />
      <p>
        All answers and passages were labelled before the program read them. They have one writer, who is no
        native speaker of all of these languages, and who also wrote the rules; the answers have much the same
        forms in each language. So a new way to write fares worse: the last {newest.answers} answers, as they
        were first read, gave an F1 of {percent(f1Of(newest))} ({newest.found} of {newest.entries} entries
        found, {newest.wronglyFound} that are none).
      </p>
    </Section>
  );
}
