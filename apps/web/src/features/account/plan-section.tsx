import { CREDIT_COST, hasPaidPlan, numberWord, plural } from "@standings/domain";
import { ButtonLink } from "../../components/ui/button.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { PLAN_NAMES } from "../../lib/buying/plans.ts";
import { formatDate } from "../../lib/format.ts";
import type { User } from "../../lib/session/session.ts";
import { AccountSection } from "./account-section.tsx";
import { ManagePlanButton } from "./manage-plan-button.tsx";

const PACKS = `A search takes ${numberWord(CREDIT_COST.search)} credit. Credits are bought in packs, paid once, and do not expire with the trial.`;

/** What pays for what is asked. */
const ABOUT: Readonly<Record<User["subscription_status"], string>> = {
  free_trial: PACKS,
  free: PACKS,
  pro: "Your plan pays for searches, studies and analyses, up to the month’s number below.",
  business: "Your plan pays for searches, studies and analyses: they take no credits.",
};

/** Credits of the account and features of its plan. */
export function PlanSection({ user }: { user: User }) {
  const { credits, subscription_status: plan, hasSubscription, trial_ends_at: trialEnd, canExportPdf } = user;
  const { plan_renews_at: renewal, plan_ends_at: end } = user;
  const isPro = plan === "pro";
  const usage = trpc.credits.usage.useQuery(undefined, { enabled: isPro });
  return (
    <AccountSection title="Plan and credits" about={ABOUT[plan]}>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Detail term="Credits remaining">{plural(credits, "credit")}</Detail>
        <Detail term="Plan">{PLAN_NAMES[plan]}</Detail>
        {renewal && <Detail term="Subscription">{`Renews ${formatDate(new Date(renewal))}`}</Detail>}
        {end && <Detail term="Subscription">{`Ends ${formatDate(new Date(end))}`}</Detail>}
        {plan === "free_trial" && trialEnd && <Detail term="Trial">{trialText(trialEnd)}</Detail>}
        {isPro && <Detail term="Prompt analyses this month">{analysesText(usage.data?.analyses)}</Detail>}
        <Detail term="PDF export">
          {canExportPdf ? "Included" : "Not included. Any pack or paid plan includes it."}
        </Detail>
      </dl>
      {hasSubscription && !hasPaidPlan(plan) && (
        <p className="text-pretty text-ink-2">
          Your plan is paused because it is not paid. Change the card in Manage plan to go on with it.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/pricing">Buy More Credits</ButtonLink>
        {hasSubscription && <ManagePlanButton />}
      </div>
    </AccountSection>
  );
}

function trialText(end: string): string {
  const date = new Date(end);
  return `${date.getTime() > Date.now() ? "Ends" : "Ended"} ${formatDate(date)}`;
}

function analysesText(analyses: { used: number; limit: number } | null | undefined): string {
  return analyses ? `${analyses.used} of ${analyses.limit} used` : "…";
}

/** A term and its value in a definition list. */
export function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium">{term}</dt>
      <dd className="mt-0.5 break-words text-ink-2">{children}</dd>
    </div>
  );
}
