import { type BrandSummary, marketName, plural, SANDBOX_LABEL, sharePercent } from "@standings/domain";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../components/ui/input-frame.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useSession } from "../../lib/session/session.ts";

/** On home: the viewer's brands in a row, or one question that sets up the first. */
export function OwnBrands() {
  const { data } = trpc.brands.list.useQuery();
  if (!data) return null;
  if (data.length === 0) return <FirstBrand />;
  return (
    <section aria-label="Your brands">
      <ul className="scrollbar-none flex gap-3 overflow-x-auto pb-1">
        {data.map((brand) => (
          <BrandCard key={brand.id} brand={brand} />
        ))}
        <li className="flex-none">
          <Link
            to="/brands/new"
            className="grid h-17 place-items-center rounded-3 border border-dashed border-line-2 px-4 text-sm font-medium text-ink-2 hover:bg-hover"
          >
            <span className="inline-flex items-center gap-2">
              <Icon of={Plus} size="sm" />
              New brand
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function BrandCard({ brand }: { brand: BrandSummary }) {
  const { id, name, domain, listed, isSandbox } = brand;
  return (
    <li className="relative flex h-17 w-65 flex-none items-center gap-3 rounded-3 border border-line-2 bg-surface px-3.5">
      <CompanyLogo domain={domain} name={name} className="side-9" />
      <span className="min-w-0 flex-1">
        <Link
          to="/brands/$id"
          params={{ id }}
          className="block truncate font-strong after:absolute after:inset-0 after:rounded-3 hover:underline"
        >
          {name}
        </Link>
        <span className="block truncate text-sm text-ink-3">{stateOf(brand)}</span>
      </span>
      {listed !== null && (
        <span className="text-right">
          <b className="block text-lg font-strong tabular-nums">{sharePercent(listed)}</b>
          {isSandbox && <span className="block text-xs text-ink-3">{SANDBOX_LABEL}</span>}
        </span>
      )}
    </li>
  );
}

/** What is new of a brand in its first market. */
function stateOf({ visit, alerts, listed, market }: BrandSummary): string {
  const place = market ? ` · ${marketName(market)}` : "";
  if (visit) return `Asked now: ${visit.done} of ${visit.prompts}${place}`;
  if (alerts > 0) return `${plural(alerts, "real change")}${place}`;
  if (listed !== null) return `No real change${place}`;
  return market ? `Not asked yet in ${marketName(market)}` : "No figure yet";
}

/** Asked once: the answer opens the set-up. */
function FirstBrand() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [domain, setDomain] = useState(user?.company?.domain ?? "");
  const go = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: "/brands/new", search: { domain: domain.trim() || undefined } });
  };
  return (
    <form
      className="grid items-center gap-3 rounded-3 bg-mark-tint p-3.5 sm:flex sm:px-5"
      aria-label="Watch your brand"
      onSubmit={go}
      noValidate
    >
      <label htmlFor="first-brand" className="font-strong">
        Your company’s website
      </label>
      <span className={`${inputFrame({})} sm:w-70`}>
        <input
          id="first-brand"
          type="text"
          inputMode="url"
          autoComplete="off"
          className={FRAMED_INPUT}
          placeholder="yourcompany.com"
          value={domain}
          onChange={({ target }) => setDomain(target.value)}
        />
      </span>
      <Button type="submit" variant="primary">
        Watch it every week
      </Button>
    </form>
  );
}
