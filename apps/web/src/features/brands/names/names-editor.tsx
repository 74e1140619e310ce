import { type BrandNames, type NamesPreview, plural } from "@standings/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { CompanyCard } from "./company-card.tsx";
import { asBefore, changesIn, type NamedCompany, withSuggestion } from "./draft.ts";
import { NamesPreviewPanel } from "./names-preview.tsx";
import { RecountState } from "./recount-state.tsx";
import { Suggestions } from "./suggestions.tsx";

/** The names of a brand as they are changed, and what that does to its newest answers. */
export function NamesEditor({ brandId, names }: { brandId: string; names: BrandNames }) {
  const utils = trpc.useUtils();
  // What the draft began from: a newer version is told, not taken.
  const [base, setBase] = useState(names);
  const [companies, setCompanies] = useState<readonly NamedCompany[]>(names.companies);
  const change = (key: string, changed: (company: NamedCompany) => NamedCompany) =>
    setCompanies((all) => all.map((company) => (company.key === key ? changed(company) : company)));
  const begin = (from: BrandNames, drafted: readonly NamedCompany[] = from.companies) => {
    setBase(from);
    setCompanies(drafted);
  };
  const show = (saved: BrandNames) => {
    utils.brands.names.setData(
      { brandId },
      { ...saved, companies: saved.companies.map((company) => ({ ...company, names: [...company.names] })) },
    );
    void utils.brands.nameSuggestions.invalidate({ brandId });
  };
  const save = trpc.brands.saveNames.useMutation({
    onSuccess(saved) {
      begin(saved);
      show(saved);
    },
    onError: (error) =>
      errorCode(error) === "NAMES_CHANGED" && void utils.brands.names.invalidate({ brandId }),
  });
  const preview = usePreview(brandId, base, companies);
  const baseOf = (key: string) => base.companies.find((company) => company.key === key);
  const changes = companies.reduce((sum, company) => sum + changesIn(company, baseOf(company.key)), 0);
  const isChangedElsewhere = names.version !== base.version;
  const isRefused = save.isError && errorCode(save.error) !== "NAMES_CHANGED";
  return (
    <>
      <RecountState brandId={brandId} names={names} onShow={show} />
      {isChangedElsewhere && (
        <ChangedElsewhere
          base={base}
          newer={names}
          mine={changes > 0 ? companies : null}
          isRefused={save.isError && !isRefused}
          onTake={() => begin(names)}
          onKeep={() => begin(names, keepIn(names, companies))}
        />
      )}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <section aria-labelledby="names-and-sites">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
              <h2 id="names-and-sites" className="text-xl font-strong">
                Names and sites
              </h2>
              <ButtonLink to="/brands/$id" params={{ id: brandId }} search={{ tab: "competitors" }} size="sm">
                Change the companies
              </ButtonLink>
            </div>
            {companies.map((company, at) => (
              <CompanyCard
                key={company.key}
                companies={companies}
                at={at}
                base={baseOf(company.key)}
                count={preview.data?.companies.find(({ key }) => key === company.key)}
                of={preview.data?.of ?? 0}
                onChange={(changed) => change(company.key, () => changed)}
              />
            ))}
          </section>
          <Suggestions
            brandId={brandId}
            companies={companies}
            onAdd={(one) => change(one.key, (company) => withSuggestion(company, one))}
          />
        </div>
        <form
          aria-label="Save the names"
          className="grid gap-4 lg:sticky lg:top-20"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ brandId, baseVersion: base.version, companies: toWishes(companies) });
          }}
        >
          <NamesPreviewPanel
            preview={preview}
            companies={companies}
            hasChanges={changes > 0}
            onUndo={(entry) => {
              const key = entry.is ?? entry.was ?? "";
              const before = baseOf(key);
              if (before) change(key, (company) => asBefore(company, before, entry));
            }}
          />
          <FormError>{isRefused ? save.error.message : null}</FormError>
          <SubmitButton
            pending={save.isPending}
            size="lg"
            disabled={changes === 0 || isChangedElsewhere || preview.isError}
          >
            Save and count the past again · free
          </SubmitButton>
          <p className="text-sm text-pretty text-ink-3">
            {changes === 0 ? "Nothing is changed yet." : `${plural(changes, "change")} not saved yet.`}{" "}
            {isChangedElsewhere
              ? `Names ${names.version} were saved meanwhile: choose above whose to go on with.`
              : "No model is asked. Until the past is counted, all figures stay as they are."}
          </p>
          {changes > 0 && (
            <Button size="sm" onClick={() => begin(base)}>
              Undo all changes
            </Button>
          )}
        </form>
      </div>
    </>
  );
}

/** What the draft would say of the newest answers. */
function usePreview(brandId: string, base: BrandNames, companies: readonly NamedCompany[]) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["namesPreview", brandId, base.version, base.counted.version, companies],
    queryFn: (): Promise<NamesPreview> =>
      client.brands.previewNames.mutate({ brandId, companies: toWishes(companies) }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
export type Preview = ReturnType<typeof usePreview>;

function toWishes(companies: readonly NamedCompany[]) {
  return companies.map(({ key, names, sites, not, categoryWords }) => ({
    key,
    names: names.map((name) => ({ ...name })),
    sites: [...sites],
    not: [...not],
    categoryWords: [...categoryWords],
  }));
}

/** A draft for the companies that the brand has now. */
function keepIn({ companies }: BrandNames, drafted: readonly NamedCompany[]): readonly NamedCompany[] {
  return companies.map((company) => drafted.find(({ key }) => key === company.key) ?? company);
}
