import type { Competition } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { safeHref } from "../../../lib/links.ts";

interface AlreadyOnProps {
  readonly competition: Competition;
}

/** Pages cited where the company is listed, by those answers. */
export function AlreadyOn({ competition: { alreadyOn, company } }: AlreadyOnProps) {
  if (alreadyOn.length === 0) return null;
  return (
    <TitledSection title="Already on" size="md">
      <p className="border-b-2 border-line-ink pb-2 text-sm text-ink-3">
        Pages cited in answers that list it, by those answers.
      </p>
      <ul>
        {alreadyOn.map(({ url, domain, answers }) => (
          <li key={url} className="flex items-center gap-3 border-b border-line py-2">
            <CompanyLogo domain={domain} name={domain} className="side-6.5" loading="lazy" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{domain}</span>
              <Page url={url} />
            </span>
            <span className="flex-none text-sm text-ink-3 tabular-nums">
              <b className="font-strong text-ink">{answers}</b> of {company.listings}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Page({ url }: { url: string }) {
  const href = safeHref(url);
  if (href === null) return null;
  return (
    <OutsideLink href={href} className="block truncate text-sm text-ink-3 hover:underline">
      {new URL(href).pathname}
    </OutsideLink>
  );
}
