import type { CompanyOverview } from "@standings/domain";
import { plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Defined } from "../../components/ui/defined.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { DEFINITIONS } from "./definitions.ts";
import { useCompanyView } from "./use-company-view.ts";

/** The company's peers, and whether the reader's private questions count. */
export function FieldBar({ overview }: { overview: CompanyOverview }) {
  const { peers, privateQuestions, isWithPrivate } = overview;
  const { change } = useCompanyView();
  if (peers.length === 0 && privateQuestions === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-6">
      {peers.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-sm text-ink-2">
            <Defined text={DEFINITIONS.peers}>
              {peers.length === 1 ? "Its peer" : `Its ${peers.length} peers`}, listed in the same questions
            </Defined>
          </span>
          <ul className="flex flex-wrap gap-1.5" aria-label="Peers">
            {peers.map(({ domain, name }) => (
              <li key={domain}>
                <Link
                  to="/company/$domain"
                  params={{ domain }}
                  search={{ name }}
                  className="block rounded-1"
                  title={name}
                >
                  <CompanyLogo domain={domain} name={name} className="side-6" loading="lazy" />
                  <span className="sr-only">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <span />
      )}
      {privateQuestions > 0 && (
        <Switch
          label={
            <span>
              With my private questions{" "}
              <span className="text-ink-3">{plural(privateQuestions, "question")}</span>
            </span>
          }
          checked={isWithPrivate}
          onChange={(mine) => change({ mine })}
        />
      )}
    </div>
  );
}
