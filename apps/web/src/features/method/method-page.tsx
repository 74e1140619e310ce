import { METHOD_UPDATED, PUBLIC_PAGES } from "@standings/domain";
import { Contents } from "../../components/post/contents.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { formatDay } from "../../lib/format.ts";
import { METHOD_SECTIONS } from "./method-sections.ts";
import { Example } from "./sections/example.tsx";
import { Experiments, WeatherSection } from "./sections/experiments.tsx";
import { Languages } from "./sections/languages.tsx";
import { Limits } from "./sections/limits.tsx";
import { Lists } from "./sections/lists.tsx";
import { Looks } from "./sections/looks.tsx";
import { Mentions } from "./sections/mentions.tsx";
import { OneAnswer } from "./sections/one-answer.tsx";
import { Overlap } from "./sections/overlap.tsx";
import { Papers } from "./sections/papers.tsx";
import { Range } from "./sections/range.tsx";
import { Ranking } from "./sections/ranking-section.tsx";
import { Short } from "./sections/short.tsx";
import { Simulation } from "./sections/simulation.tsx";
import { Stability } from "./sections/stability.tsx";
import { Tiers } from "./sections/tiers.tsx";
import { WebSearch } from "./sections/web-search.tsx";
import { WhatIsMeasured } from "./sections/what-is-measured.tsx";

/** `/method`: how the product's figures come about, in plain words with the formulas beneath. */
export function MethodPage() {
  return (
    <PageFrame top="page">
      <article>
        <header className="pt-4 sm:pt-5">
          <h1 className="max-w-205 text-[32px]/9.5 font-strong tracking-[-.026em] text-balance sm:text-[44px]/12.5">
            {PUBLIC_PAGES.method.title}
          </h1>
          <p className="mt-3.5 max-w-170 text-lg/6.75 text-pretty text-ink-2 sm:text-sentence">
            How answers of AI models become rankings, ranges and tiers; how often they are right; and what
            none of it can tell you.
          </p>
          <p className="mt-4 text-sm text-ink-3">
            Last updated <time dateTime={METHOD_UPDATED}>{formatDay(new Date(METHOD_UPDATED))}</time>
          </p>
        </header>
        <div className="grid gap-6 pt-8 sm:pt-12 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-14">
          <Contents title="On this page" sections={METHOD_SECTIONS} />
          <div className="max-w-170 min-w-0 lg:col-start-2">
            <Short />
            <Lists />
            <Ranking />
            <Overlap />
            <OneAnswer />
            <WhatIsMeasured />
            <Range />
            <Tiers />
            <Example />
            <Looks />
            <Stability />
            <WebSearch />
            <Mentions />
            <Languages />
            <Experiments />
            <WeatherSection />
            <Limits />
            <Simulation />
            <Papers />
            <p className="mt-10 flex flex-wrap gap-x-6 border-t border-line-2 pt-4 text-base">
              <TextLink to="/" touch="line">
                Ask a question
              </TextLink>
              <TextLink to="/contact" touch="line">
                Contact
              </TextLink>
            </p>
          </div>
        </div>
      </article>
    </PageFrame>
  );
}
