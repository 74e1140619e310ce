import { type BrandOverview, plural, rivalSentence } from "@standings/domain";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";

interface RivalQuestionsProps {
  readonly name: string;
  readonly overview: BrandOverview;
}

/** Questions that name a competitor and not the brand: a figure of their own, in no other one. */
export function RivalQuestions({ name, overview: { rival } }: RivalQuestionsProps) {
  if (rival === null) return null;
  const { prompts, listed } = rival;
  return (
    <section
      aria-labelledby="brand-rival"
      className={`${HEAVY_RULE} mt-14 grid gap-x-14 pt-4 lg:grid-cols-2`}
    >
      <div>
        <h2 id="brand-rival" className="text-lg font-strong">
          Questions that name a competitor
        </h2>
        <p className="pt-0.5 pb-3 text-pretty">{rivalSentence(name, rival)}</p>
        <IntervalPlot value={listed.value} range={listed.range} />
      </div>
      <div className="text-sm text-pretty text-ink-2 max-lg:pt-4">
        <p>
          {plural(prompts.length, "prompt")} {prompts.length === 1 ? "names" : "name"} a competitor alone. Who
          asks for alternatives is shown them, so these answers are in no other figure.
        </p>
        <ul className="pt-2">
          {prompts.map((prompt) => (
            <li key={prompt} className="wrap-anywhere">
              “{prompt}”
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
