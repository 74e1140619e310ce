import { CREDIT_COST, discoveryCost, FREE_RETRIES, MAX_MODELS, numberWord, plural } from "@standings/domain";

const COSTS = [
  [`Company or expert ranking, up to ${numberWord(MAX_MODELS)} models`, CREDIT_COST.search],
  ["Comparing two prompts", CREDIT_COST.search],
  ["Study of a question, each round", CREDIT_COST.search],
  ["Visit of a brand, each prompt and round", CREDIT_COST.search],
  ["SEO & AEO analysis of a domain", CREDIT_COST.seo_analysis],
  [
    `Prompt discovery, ten prompts written and tested; ${discoveryCost(2) - discoveryCost(1)} more for each further model`,
    CREDIT_COST.discovery,
  ],
  ["Wordings of a topic, made and checked by models", CREDIT_COST.wordings],
  ["Reading what a study’s answers say about your brand", CREDIT_COST.reading],
  ["Source and competitor analysis", CREDIT_COST.source_analysis],
] as const;

export function CreditCosts() {
  return (
    <section
      aria-labelledby="credit-costs"
      className="grid gap-x-20 gap-y-6 pt-14 packs:grid-cols-[minmax(0,360px)_minmax(0,1fr)] packs:pt-20"
    >
      <div>
        <h2 id="credit-costs" className="text-xl font-strong">
          What a credit buys
        </h2>
        <p className="mt-2 text-pretty text-ink-2">
          A search that no model answers is refunded. Asking a model without an answer again is free{" "}
          {numberWord(FREE_RETRIES)} times.
        </p>
      </div>
      <dl className="border-t-2 border-line-ink">
        {COSTS.map(([what, credits]) => (
          <div key={what} className="flex justify-between gap-6 border-b border-line py-3.75">
            <dt>{what}</dt>
            <dd className="font-strong whitespace-nowrap">
              {credits === 0 ? "Free" : plural(credits, "credit")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
