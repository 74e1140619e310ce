import { type CompanyOverview, plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { Columns2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { Defined } from "../../components/ui/tooltip.tsx";
import { DEFINITIONS } from "./company-definitions.ts";
import { useCompanyView } from "./use-company-view.ts";

const ChooseOther = lazy(() =>
  import("./against/choose-other.tsx").then((module) => ({ default: module.ChooseOther })),
);

/** The company's peers, and whether the reader's private questions count. */
export function FieldBar({ overview }: { overview: CompanyOverview }) {
  const { peers, totalPeers, privateQuestions, isWithPrivate } = overview;
  const { change, open } = useCompanyView();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {peers.length > 0 && (
          <span className="text-sm text-ink-2">
            <Defined text={DEFINITIONS.peers}>
              {peers.length < totalPeers ? `${peers.length} of its` : "Its"}{" "}
              {totalPeers === 1 ? "peer" : `${totalPeers} peers`}, listed in the same questions
            </Defined>
          </span>
        )}
        {peers.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Peers">
            {peers.map(({ domain, name }) => (
              <li key={domain}>
                <Link
                  to="/company/$domain"
                  params={{ domain: overview.domain }}
                  search={{ against: domain }}
                  className="block rounded-1"
                  title={`Against ${name}`}
                >
                  <CompanyLogo domain={domain} name={name} className="side-6" loading="lazy" />
                  <span className="sr-only">Against {name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Button size="sm" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <Icon of={Columns2} />
          Compare with another
        </Button>
        {isChoosing && (
          <Suspense>
            <ChooseOther
              company={overview}
              peers={peers}
              onChoose={(domain) => open({ against: domain })}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        )}
      </div>
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
