import {
  alertSentence,
  type BrandAlert,
  CHANGES_BEGIN,
  type ClaimAlert,
  falseAlertBound,
  visitDays,
} from "@standings/domain";
import { Badge } from "../../components/ui/badge.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { OpensAnswers } from "./answers/opens-answers.tsx";

interface AlertListProps {
  /** Whose claims are among them, and of which market (null: the first); left out, there are none. */
  readonly of?: { readonly brandId: string; readonly market: string | null };
  readonly name: string;
  /** The brand's. */
  readonly timeZone: string;
  /** The newest first. */
  readonly alerts: readonly BrandAlert[];
  readonly prompts: number;
}

/** Changes that are told, and what they may be by chance. */
export function AlertList({ of, name, timeZone, alerts, prompts }: AlertListProps) {
  const catalogue = useCatalogue();
  const dayOf = visitDays(timeZone);
  return (
    <>
      {alerts.length === 0 ? (
        <p className="border-t-2 border-line-ink pt-4 text-pretty text-ink-2">None yet. {CHANGES_BEGIN}</p>
      ) : (
        <ul className="border-t-2 border-line-ink">
          {alerts.map((alert) => (
            <li
              key={alert.id}
              className="grid grid-cols-[64px_minmax(0,1fr)] gap-2 border-b border-line py-3"
            >
              <time className="text-sm text-ink-3" dateTime={alert.at}>
                {dayOf(alert.at)}
              </time>
              <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5 text-sm text-pretty wrap-anywhere">
                <Badge tone={toneOf(alert)} size="sm">
                  {labelOf(alert)}
                </Badge>
                <span>{alertSentence(name, alert, catalogue, timeZone)}</span>
                {alert.type === "claim" && of && (
                  <>
                    <q className="text-ink-2">{alert.quote}</q>
                    <TextLink
                      to="/brands/$id/claims"
                      params={{ id: of.brandId }}
                      search={{ claim: alert.claimId, market: of.market ?? undefined }}
                      touch="inline"
                    >
                      Right or wrong verdict?
                    </TextLink>
                  </>
                )}
                {(alert.type === "change" || alert.type === "first") && (
                  <OpensAnswers
                    of={{ promptId: alert.promptId }}
                    title={`Answers to “${alert.prompt}”`}
                    label={`Read the answers to “${alert.prompt}”`}
                    className="text-ink-2"
                  >
                    Read the answers
                  </OpensAnswers>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="pt-3 text-sm text-pretty text-ink-3">{falseAlertBound(prompts)}</p>
    </>
  );
}

function labelOf(alert: BrandAlert): string {
  if (alert.type === "first") return "First listed";
  if (alert.type === "version") return "New version";
  if (alert.type === "search") return "New search";
  if (alert.type === "way") return "New line";
  if (alert.type === "weather") return "Model changed";
  if (alert.type === "market") return "Market moved";
  if (alert.type === "claim") return claimLabel(alert);
  if (alert.withdrawn) return "Withdrawn";
  return alert.after > alert.before ? "Won" : "Lost";
}

function claimLabel({ waits, verdict }: ClaimAlert): string {
  if (waits) return "To check";
  return verdict === "false" ? "New and false" : "New and outdated";
}

function toneOf(alert: BrandAlert): "mark" | "bad" | "line" {
  if (alert.type === "claim") return alert.waits ? "line" : "bad";
  if (alert.type === "first") return "mark";
  if (alert.type !== "change" || alert.withdrawn) return "line";
  return alert.after > alert.before ? "mark" : "bad";
}
