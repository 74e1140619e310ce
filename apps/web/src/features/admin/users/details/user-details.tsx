import { type AdminUserDetails, hasPaidPlan } from "@standings/domain";
import { Pencil, Trash2 } from "lucide-react";
import { Button } from "../../../../components/ui/button.tsx";
import { Icon } from "../../../../components/ui/icon.tsx";
import { TextLink } from "../../../../components/ui/text-link.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { formatMoney, formatNumber } from "../../../../lib/format.ts";
import { Detail, DetailList, DetailsDialog } from "../../list/details-dialog.tsx";
import { formatUtc } from "../../utc.ts";
import { PLANS, PROVIDERS, ROLES } from "../user-fields.tsx";
import type { UserTask } from "../user-table.tsx";
import { Ledger } from "./ledger.tsx";
import { UserSecondFactor } from "./user-second-factor.tsx";
import { UserSessions } from "./user-sessions.tsx";

interface UserDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onTask: (task: UserTask) => void;
}

/** One user: facts, devices and ledger. */
export function UserDetails({ id, onClose, onTask }: UserDetailsProps) {
  const query = trpc.admin.users.get.useQuery({ id });
  const { data } = query;
  return (
    <DetailsDialog
      title="User Details"
      noun="user"
      query={query}
      onClose={onClose}
      footer={
        data && (
          <>
            <Button variant="danger" onClick={() => onTask({ kind: "delete", user: data })}>
              <Icon of={Trash2} />
              Delete
            </Button>
            <Button onClick={() => onTask({ kind: "edit", user: data })}>
              <Icon of={Pencil} />
              Edit
            </Button>
          </>
        )
      }
    >
      {(data) => <Content user={data} />}
    </DetailsDialog>
  );
}

function Content({ user }: { user: AdminUserDetails }) {
  const { purchases, searches } = user;
  return (
    <>
      <DetailList>
        <Detail name="Name">
          <span className="font-medium">{user.name}</span>
        </Detail>
        <Detail name="Email">
          {user.email}{" "}
          <span className="text-ink-2">({user.emailVerified ? "verified" : "not verified"})</span>
        </Detail>
        <Detail name="Role">{ROLES[user.role]}</Detail>
        <Detail name="Sign-in">{user.authProvider === "google" ? PROVIDERS.google : PROVIDERS.email}</Detail>
        <Detail name="Two-step sign-in">
          <UserSecondFactor user={user} />
        </Detail>
        <Detail name="Plan">
          {PLANS[user.plan]}
          {user.hasSubscription && (
            <span className="text-ink-2">
              {hasPaidPlan(user.plan) ? " (paid by a subscription)" : " (its subscription is not paid)"}
            </span>
          )}
        </Detail>
        <Detail name="Credits">{formatNumber(user.credits)}</Detail>
        <Detail name="Purchases">
          {purchases.count === 0
            ? "None"
            : `${formatNumber(purchases.count)} for ${formatMoney(purchases.amount, purchases.currency)}`}
        </Detail>
        <Detail name="Searches">
          {searches === 0 ? (
            "None"
          ) : (
            <TextLink
              to="/admin/{-$tab}"
              params={{ tab: "searches" }}
              search={{ user: user.id }}
              touch="inline"
            >
              {formatNumber(searches)}
            </TextLink>
          )}
        </Detail>
        <Detail name="Changes by admins">
          <TextLink
            to="/admin/{-$tab}"
            params={{ tab: "changes" }}
            search={{ subjectKind: "user", subject: user.id }}
            touch="inline"
          >
            In the log
          </TextLink>
        </Detail>
        <Detail name="Created">{formatUtc(user.createdAt)}</Detail>
      </DetailList>
      <UserSessions user={user} />
      <Ledger id={user.id} />
    </>
  );
}
