import {
  type BrandOverview,
  type BrandRecord,
  capitalised,
  plural,
  promptsByMarket,
  visitPrice,
} from "@standings/domain";
import { Button } from "../../components/ui/button.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { useSession } from "../../lib/session/session.ts";
import { VISIT_FEATURE, type Visiting } from "./use-visit.ts";
import { useVisitPayer } from "./use-visit-payer.ts";

interface NextVisitProps {
  readonly brand: BrandRecord;
  readonly overview: BrandOverview;
  readonly visit: Visiting;
}

/** When it is asked again, what that takes, and whether there is enough. */
export function NextVisit({ brand, overview, visit }: NextVisitProps) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const pause = trpc.brands.pause.useMutation({
    onSuccess: (changed) => utils.brands.byId.setData({ brandId: brand.id }, changed),
    meta: { failed: "The brand could not be changed" },
  });
  const { visitCost, isPaused, models, nextVisitAt, prompts } = brand;
  const isToCome = nextVisitAt !== null && !visit.isDue;
  const { payer, analysesLeft } = useVisitPayer()(visitCost, new Date(isToCome ? nextVisitAt : Date.now()));
  const { findModel } = useCatalogue();
  const isWithoutModels = models.every((model) => !findModel(model));
  const month =
    analysesLeft === null ? "" : `your plan’s month has ${plural(analysesLeft, "analysis", "analyses")} left`;
  const isShort = user !== null && payer === null;
  const [last] = overview.lastVisits;
  return (
    <section aria-labelledby="brand-next">
      <h2 id="brand-next" className="mb-2.5 text-xl font-strong">
        Next visit
      </h2>
      <div className={`${HEAVY_RULE} grid gap-1.5 pt-4`}>
        <p className="font-strong">{visit.isDue ? "Due now" : whenOf(brand)}</p>
        <p className="text-sm text-ink-2">{visitPrice({ ...brand, prompts: promptsByMarket(brand) })}</p>
        {isShort && (
          <p className="text-sm text-pretty text-bad">
            You have {plural(user.credits, "credit")}
            {month && `, and ${month}`}: too few. Then nothing is asked and nothing is charged.
          </p>
        )}
        {user !== null && payer === "credits" && (
          <p className="text-sm text-pretty text-ink-3">
            {month && `${capitalised(month)}: too few, so it takes credits. `}
            {afterwards(user.credits - visitCost, visitCost)}
          </p>
        )}
        {isWithoutModels && (
          <p className="text-sm text-pretty text-bad">
            None of its models is asked any more: choose others in the settings. Until then nothing is asked.
          </p>
        )}
        {last?.state === "short" && (
          <p className="text-sm text-pretty text-bad">
            The last visit was left out: it needed {plural(last.credits, "credit")}.
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          {isShort && (
            <Button
              variant="primary"
              onClick={() =>
                emit("openPricingModal", {
                  ...VISIT_FEATURE,
                  currentCredits: user.credits,
                  creditsRequired: visitCost,
                })
              }
            >
              Buy Credits
            </Button>
          )}
          <Button
            variant={isShort ? "secondary" : "primary"}
            pending={visit.isBeginning || visit.isRunning}
            disabled={visit.isBeginning || visit.isRunning || prompts.length === 0 || isWithoutModels}
            onClick={visit.begin}
          >
            {visit.isRunning ? "Under way…" : visit.label}
          </Button>
          {(nextVisitAt !== null || isPaused) && (
            <Button
              variant="ghost"
              disabled={pause.isPending}
              onClick={() => pause.mutate({ brandId: brand.id, isPaused: !isPaused })}
            >
              {isPaused ? "Go on" : "Pause"}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

/** In the viewer's time, which is said where the brand has another time zone. */
function whenOf({ isPaused, nextVisitAt, timeZone }: BrandRecord): string {
  if (isPaused) return "Paused: nothing is asked";
  if (nextVisitAt === null) return "By hand";
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const text = time.format(new Date(nextVisitAt));
  return own === timeZone ? text : `${text} your time`;
}

function afterwards(left: number, cost: number): string {
  if (cost === 0) return "";
  const visits = Math.floor(left / cost);
  if (visits === 0) return `${plural(left, "credit")} are left after it: too few for the one after.`;
  return `${plural(left, "credit")} are left after it: enough for ${plural(visits, "more visit")}.`;
}
