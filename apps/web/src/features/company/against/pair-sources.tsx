import { type Against, type PairPage, type PairPages, plural } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { safeHref } from "../../../lib/links.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Masked } from "../analysis/masked.tsx";
import { BuyOverlay } from "../sources/buy-overlay.tsx";

/** The pages behind answers that list one of the two alone, and those behind answers that list both. */
export function PairSources({ against: { company, other, sources } }: { against: Against }) {
  return (
    <TitledSection title="Sources of each alone and of both">
      <p className="pb-4 text-sm text-ink-3">
        Pages by the answers that cite them: only answers that list {company.name}, answers that list each,
        only answers that list {other.name}.
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        <Pages title={`Only ${company.name} is named`} pages={sources.company} />
        <Pages title="Both are named" pages={sources.both} />
        <Pages title={`Only ${other.name} is named`} pages={sources.other} />
      </div>
    </TitledSection>
  );
}

function Pages({ title, pages: { pages, total } }: { title: string; pages: PairPages }) {
  const { status } = useSession();
  const clear = pages.filter(({ censored }) => !censored);
  const hidden = pages.filter(({ censored }) => censored);
  const rest = total - (status === "signed-in" ? pages.length : clear.length);
  return (
    <div className="min-w-0">
      <h3 className="font-strong wrap-anywhere">{title}</h3>
      <p className="border-b-2 border-line-ink pb-2 text-sm text-ink-3">{plural(total, "page")}</p>
      {total === 0 && <p className="pt-3 text-ink-2">No such page.</p>}
      <Rows pages={clear} />
      {hidden.length > 0 && status === "signed-in" && (
        <BuyOverlay>
          <Rows pages={hidden} />
        </BuyOverlay>
      )}
      {rest > 0 && <p className="pt-3 text-sm text-ink-3">and {plural(rest, "page")} more</p>}
    </div>
  );
}

function Rows({ pages }: { pages: readonly PairPage[] }) {
  return (
    <ul>
      {pages.map((page, index) => (
        // Masks of hidden domains repeat.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
        <li key={`${index} ${page.url}`} className="flex items-center gap-3 border-b border-line py-2">
          <CompanyLogo
            domain={page.censored ? "" : page.domain}
            name={page.domain}
            className="side-6.5"
            loading="lazy"
          />
          <span className="min-w-0 flex-1">
            <Page page={page} />
          </span>
          <span className="flex-none text-sm text-ink-3 tabular-nums">
            <b className="font-strong text-ink">{page.answers}</b> {page.answers === 1 ? "answer" : "answers"}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Page({ page: { url, domain, censored } }: { page: PairPage }) {
  const href = safeHref(url);
  if (censored || href === null) return <Masked room="word">{domain}</Masked>;
  const { pathname } = new URL(href);
  return (
    <OutsideLink href={href} className="block hover:underline" title={url}>
      <span className="block truncate font-medium">{domain}</span>
      <span className="block truncate text-sm text-ink-3">{pathname}</span>
    </OutsideLink>
  );
}
