import { alertChecksSentence, type BrandFilters, type BrandRecord, promptsIn } from "@standings/domain";
import { TabPending } from "../../../components/ui/loading.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useSession } from "../../../lib/session/session.ts";
import { AlertList } from "../alert-list.tsx";
import { useChangeBrand } from "../use-change-brand.ts";

interface AlertsTabProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
}

/** All alerts of a year in one market, and which mails tell them. */
export function AlertsTab({ brand, filters }: AlertsTabProps) {
  const { user } = useSession();
  const { data } = trpc.brands.alerts.useQuery({ brandId: brand.id, market: filters.market });
  const change = useChangeBrand();
  const { id: brandId, alertMails, digestMails } = brand;
  // Whole or not at all: what stands below the list must not move.
  if (!data) return <TabPending />;
  const checks = alertChecksSentence(data.byJudge);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section aria-labelledby="all-alerts" className="min-w-0">
        <h2 id="all-alerts" className="mb-2.5 text-xl font-strong">
          Real changes, first listings, new versions, new false claims
        </h2>
        {checks && <p className="mb-3.5 text-sm text-pretty text-ink-2">{checks}</p>}
        <AlertList
          of={{ brandId, market: filters.market }}
          name={brand.name}
          timeZone={brand.timeZone}
          alerts={data.alerts}
          prompts={promptsIn(brand.prompts, data.market).length}
        />
      </section>
      <section aria-labelledby="tell-me">
        <h2 id="tell-me" className="mb-2.5 text-xl font-strong">
          Tell me
        </h2>
        <ul className="border-t-2 border-line-ink">
          <li className="border-b border-line py-2">
            <Switch
              label="When a change is real"
              checked={alertMails}
              onChange={(on) => change.mutate({ brandId, alertMails: on })}
            />
            <p className="text-sm text-ink-3">
              Once for each change, each first listing, and each claim that is new and false.
            </p>
          </li>
          <li className="border-b border-line py-2">
            <Switch
              label="Every week"
              checked={digestMails}
              onChange={(on) => change.mutate({ brandId, digestMails: on })}
            />
            <p className="text-sm text-ink-3">Where the brand stands, also when nothing changed.</p>
          </li>
        </ul>
        <p className="pt-3 text-sm text-pretty text-ink-3">
          {user && `By e-mail to ${user.email}. `}Other services are told by webhook: Profile, Account.
        </p>
      </section>
    </div>
  );
}
