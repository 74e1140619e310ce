import {
  ASPECT_NAMES,
  ASPECTS,
  ATTRIBUTE_NAMES,
  asModelId,
  BRAND_KEY,
  type BrandClaims,
  type BrandFacts,
  type BrandRecord,
  CLAIM_ATTRIBUTES,
  claimsSentence,
  competitorKey,
  ERRORS,
  MAX_CLAIM_COMPANIES,
  MAX_SHOWN_CLAIMS,
  MAX_STUDY_READINGS,
  type Market,
  marketChoice,
  marketCodeOf,
  NO_MARKET,
  PROMPT_ARMS,
  type PromptArm,
  plural,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { MarketBadge } from "../../../components/search/market-badge.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { BrandLoadFailed } from "../brand-load-failed.tsx";
import { BrandFrame } from "../brand-tabs.tsx";
import { Choice } from "../overview-filters.tsx";
import { SignedIn } from "../signed-in.tsx";
import { ClaimList } from "./claim-list.tsx";
import type { ClaimsSearch } from "./claims-search.ts";
import { FactForm, type FactToWrite } from "./fact-form.tsx";
import { FactList } from "./fact-list.tsx";
import { PraiseSection } from "./praise.tsx";
import { ReadSite } from "./read-site.tsx";
import { SaveClaims } from "./save-claims.tsx";
import { WrongByAttribute } from "./wrong-by-attribute.tsx";
import { WrongRateFigure } from "./wrong-rate.tsx";

const DirectCard = lazy(() => import("./direct-card.tsx").then((module) => ({ default: module.DirectCard })));

const route = getRouteApi("/brands/$id/claims");
/** How often answers that are being read are looked at. */
const LOOK_MS = 5_000;
/** Stands before an aspect among the values of the filter: an attribute may have the same name. */
const OPINION = "opinion/";
/** Stands before the id of a study among what was asked. */
const STUDY = "study/";

const ARMS: Readonly<Record<PromptArm, string>> = { natural: "Plain answers", list: "Lists" };

/** `/brands/{id}/claims`: what models say about a brand and its first competitors, held against their facts. */
export function ClaimsPage({ id }: { id: string }) {
  return (
    <PageFrame top="page">
      <SignedIn>
        <Loaded id={id} />
      </SignedIn>
    </PageFrame>
  );
}

function Loaded({ id }: { id: string }) {
  const search = route.useSearch();
  const { company = BRAND_KEY, market = null, model = null, study = null } = search;
  const attribute = CLAIM_ATTRIBUTES.find((known) => known === search.attribute) ?? null;
  const aspect = ASPECTS.find((known) => known === search.aspect) ?? null;
  const arm = PROMPT_ARMS.find((known) => known === search.arm) ?? null;
  const asked = search.asked === "direct" && company === BRAND_KEY ? search.asked : "prompts";
  const brand = trpc.brands.byId.useQuery({ brandId: id });
  const claims = trpc.brands.claims.useQuery(
    { brandId: id, company, market, attribute, aspect, model, asked, study, arm },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data && isBeingRead(data) ? LOOK_MS : false),
    },
  );
  const facts = trpc.brands.facts.useQuery({ brandId: id });
  const failed = brand.error ?? claims.error ?? facts.error;
  if (brand.data && claims.data && facts.data)
    return (
      <BrandFrame brand={brand.data} tab="claims" market={search.market}>
        <Claims brand={brand.data} claims={claims.data} facts={facts.data} search={search} />
      </BrandFrame>
    );
  if (failed && study !== null && errorCode(failed) === "STUDY_NOT_FOUND")
    return (
      <Notice
        level={1}
        tone="bad"
        title={ERRORS.STUDY_NOT_FOUND.message}
        actions={
          <ButtonLink to="/brands/$id/claims" params={{ id }}>
            What models say
          </ButtonLink>
        }
      >
        It may have been deleted, or its answers were not read for this brand.
      </Notice>
    );
  if (failed)
    return (
      <BrandLoadFailed
        what="claims"
        error={failed}
        onRetry={() => {
          for (const query of [brand, claims, facts]) void query.refetch();
        }}
      />
    );
  const loading = (
    <div className="min-h-screen">
      <DelayedLoading>Loading what models say...</DelayedLoading>
    </div>
  );
  return brand.data ? (
    <BrandFrame brand={brand.data} tab="claims" market={search.market}>
      {loading}
    </BrandFrame>
  ) : (
    loading
  );
}

function isBeingRead({ reading, study }: BrandClaims): boolean {
  return reading !== null || study?.status === "running";
}

interface ClaimsProps {
  readonly brand: BrandRecord;
  readonly claims: BrandClaims;
  readonly facts: BrandFacts;
  readonly search: ClaimsSearch;
}

function Claims({ brand, claims, facts: { facts: all, readAt }, search }: ClaimsProps) {
  const [writing, setWriting] = useState<FactToWrite | null>(null);
  const navigate = route.useNavigate();
  const { company = BRAND_KEY, attribute, aspect, model } = search;
  const rival = brand.competitors.find((one) => competitorKey(one) === company);
  const name = rival?.name ?? brand.name;
  const facts = all.filter((fact) => fact.company === company);
  // Without facts nothing can be wrong: they come first until the page is opened again.
  const [areFactsFirst] = useState(!all.some(({ state }) => state === "confirmed"));
  const factList = (
    <FactList
      brandId={brand.id}
      facts={facts}
      onWrite={setWriting}
      domain={brand.domain}
      site={
        rival ? null : (
          <ReadSite brandId={brand.id} domain={brand.domain} readAt={readAt} hasReader={claims.hasReader} />
        )
      }
    />
  );
  const isNarrowed = attribute !== undefined || aspect !== undefined || model !== undefined;
  return (
    <>
      <Head
        name={name}
        market={claims.market}
        study={claims.study}
        sentence={claimsSentence(claims, rival ? name : "you")}
        figure={
          (claims.rate !== null || claims.queue.left > 0) && (
            <WrongRateFigure
              key={`${company} ${marketCodeOf(claims.market)}`}
              brandId={brand.id}
              company={company}
              market={marketCodeOf(claims.market) ?? NO_MARKET}
              claims={claims}
            />
          )
        }
      />
      {claims.reading !== null && claims.read > 0 && (
        <p role="status" className="mb-6 text-sm text-ink-2">
          The answers that came last are being read: {claims.reading} so far.
        </p>
      )}
      {claims.study?.status === "running" && claims.read > 0 && (
        <p role="status" className="mb-6 text-sm text-ink-2">
          The reading goes on: {plural(claims.study.read, "answer")} so far.
        </p>
      )}
      {claims.study !== null && claims.study.named !== null && claims.study.named > MAX_STUDY_READINGS && (
        <p className="mb-6 text-sm text-ink-2">
          {claims.study.named} answers name you or your first competitors; {claims.study.read} of them were
          read, drawn by chance, plain ones first.
        </p>
      )}
      {claims.study !== null && claims.study.unread > 0 && (
        <p className="mb-6 text-sm text-ink-2">
          {plural(claims.study.unread, "answer")} not read yet: the study’s page reads them for nothing.
        </p>
      )}
      {claims.failed > 0 && claims.study === null && (
        <p className="mb-6 text-sm text-ink-2">
          {claims.failed} of {plural(claims.failed + claims.read, "answer")} could not be read; figures count{" "}
          {claims.read}.
        </p>
      )}
      {areFactsFirst && <div className="mb-12">{factList}</div>}
      <section aria-labelledby="claims" className="mb-12">
        <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="claims" className="text-xl font-strong">
            Claims about {rival ? name : "you"}
          </h2>
          <Filters brand={brand} claims={claims} search={search} />
        </div>
        <ClaimList
          brandId={brand.id}
          company={company}
          claims={claims}
          opened={search.claim ?? null}
          facts={facts}
          onWrite={setWriting}
          empty={isNarrowed ? "Nothing that was said is of this kind." : "No claims yet."}
        />
        {claims.isCut && (
          <p className="pt-4 text-sm text-ink-3">These are the {MAX_SHOWN_CLAIMS} claims said most.</p>
        )}
        {claims.claims.length > 0 && (
          <SaveClaims
            brandId={brand.id}
            study={claims.study?.studyId ?? null}
            market={marketCodeOf(claims.market) ?? NO_MARKET}
            hasLabels={claims.queue.labels > 0 || claims.claims.some(({ by }) => by === "person")}
          />
        )}
      </section>
      {!rival && claims.study === null && (
        <Suspense fallback={null}>
          <DirectCard
            brandId={brand.id}
            claims={claims}
            onShow={(asked) =>
              void navigate({ search: { ...search, asked }, replace: true, resetScroll: false })
            }
          />
        </Suspense>
      )}
      <WrongByAttribute claims={claims} />
      <PraiseSection
        {...{ brand, company, claims, name: rival ? name : "you" }}
        against={search.against ?? null}
        onAgainst={(key) =>
          void navigate({
            search: { ...search, against: key || undefined },
            replace: true,
            resetScroll: false,
          })
        }
      />
      {!areFactsFirst && factList}
      {writing && (
        <FactForm
          brandId={brand.id}
          company={company}
          markets={claims.markets}
          of={writing}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}

function Filters({ brand, claims, search }: Pick<ClaimsProps, "brand" | "claims" | "search">) {
  const catalogue = useCatalogue();
  const navigate = route.useNavigate();
  const show = (changes: ClaimsSearch) =>
    void navigate({ search: { ...search, ...changes }, replace: true, resetScroll: false });
  const rivals = brand.competitors.slice(0, MAX_CLAIM_COMPANIES - 1);
  const { company = "", attribute = "", aspect, model = "" } = search;
  const hasDirect = claims.direct !== null || claims.arm === "direct";
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap" aria-label="Show">
      {rivals.length > 0 && (
        <Choice
          label="Company"
          value={company}
          options={[
            ["", brand.name],
            ...rivals.map((one): [string, string] => [competitorKey(one), one.name]),
          ]}
          onChange={(key) => show({ company: key || undefined, against: undefined, asked: undefined })}
        />
      )}
      {(hasDirect || claims.studies.length > 0) && (
        <Choice
          label="Asked"
          value={claims.study ? `${STUDY}${claims.study.studyId}` : claims.arm === "direct" ? "direct" : ""}
          options={[
            ["", "Prompts of visits"],
            ...(hasDirect ? [["direct", "Direct questions"] as [string, string]] : []),
            ...claims.studies.map(({ studyId, prompt }): [string, string] => [
              `${STUDY}${studyId}`,
              `Study: ${prompt}`,
            ]),
          ]}
          onChange={(value) =>
            show({
              asked: value === "direct" ? value : undefined,
              arm: undefined,
              study: value.startsWith(STUDY) ? value.slice(STUDY.length) : undefined,
            })
          }
        />
      )}
      {claims.arms.length > 1 && claims.arm !== "direct" && (
        <Choice
          label="Answers"
          value={claims.arm}
          options={claims.arms.map((one): [string, string] => [one, ARMS[one]])}
          onChange={(value) => show({ arm: value })}
        />
      )}
      {claims.markets.length > 1 && claims.study === null && (
        <Choice
          label="Market"
          value={marketCodeOf(claims.market) ?? NO_MARKET}
          options={claims.markets.map((one): [string, string] => [
            marketCodeOf(one) ?? NO_MARKET,
            marketChoice(one),
          ])}
          onChange={(value) => show({ market: value })}
        />
      )}
      <Choice
        label="About"
        value={aspect ? `${OPINION}${aspect}` : attribute}
        options={[
          ["", "All attributes"],
          ...CLAIM_ATTRIBUTES.map((one): [string, string] => [one, ATTRIBUTE_NAMES[one]]),
          ...ASPECTS.map((one): [string, string] => [`${OPINION}${one}`, `Opinion: ${ASPECT_NAMES[one]}`]),
        ]}
        onChange={(value) =>
          show({
            attribute: CLAIM_ATTRIBUTES.find((one) => one === value),
            aspect: ASPECTS.find((one) => `${OPINION}${one}` === value),
          })
        }
      />
      <Choice
        label="Model"
        value={model}
        options={[
          ["", "All models"],
          ...[...new Set([...claims.models, ...(model === "" ? [] : [asModelId(model)])])].map(
            (id): [string, string] => [id, catalogue.modelName(id)],
          ),
        ]}
        onChange={(value) => show({ model: value || undefined })}
      />
    </fieldset>
  );
}

interface HeadProps {
  readonly name: string;
  readonly market: Market | null;
  readonly study: BrandClaims["study"];
  readonly sentence: string;
  /** The rate beside it. */
  readonly figure: ReactNode;
}

function Head({ name, market, study, sentence, figure }: HeadProps) {
  return (
    <div className="mb-8 flex flex-wrap justify-between gap-x-12 gap-y-6">
      <div className="grid min-w-0 flex-1 basis-120 content-start gap-2">
        <h2 className="text-xl font-strong wrap-anywhere">What models say about {name}</h2>
        {market && (
          <p>
            <MarketBadge market={market} />
          </p>
        )}
        <p className="max-w-160 text-lg text-pretty">{sentence}</p>
        <p className="max-w-160 text-sm text-pretty text-ink-3">
          {study ? (
            <>
              Sentences of answers of the study{" "}
              <TextLink to="/study/$id" params={{ id: study.studyId }}>
                “{study.prompt}”
              </TextLink>
              , each found in its answer.
            </>
          ) : (
            "Sentences of answers of the last four weeks, each found in its answer."
          )}{" "}
          What the reader misses is in no figure. What can’t be compared with a fact is never called false.
        </p>
      </div>
      {figure}
    </div>
  );
}
