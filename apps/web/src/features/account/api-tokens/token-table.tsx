import { API_TOKEN_UNUSED_DAYS, type ApiToken, plural } from "@standings/domain";
import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";

const DAY_MS = 86_400_000;
const EXPIRES_SOON_DAYS = 7;

interface TokenTableProps {
  readonly tokens: readonly ApiToken[];
  /** The token that was just made. */
  readonly newId: string | undefined;
}

/** The user's tokens, the newest first; on a phone a list. */
export function TokenTable({ tokens, newId }: TokenTableProps) {
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  return (
    <>
      <Table className={`${HEAVY_RULE} max-sm:block`}>
        <caption className="sr-only">API tokens</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-left">
            <ColumnName className="w-[24%]">Name</ColumnName>
            <ColumnName>May</ColumnName>
            <ColumnName>Token</ColumnName>
            <ColumnName className="max-lg:hidden">Created</ColumnName>
            <ColumnName>Last used</ColumnName>
            <ColumnName className="pr-4 text-right max-md:hidden">Calls, 28 days</ColumnName>
            <ColumnName>
              <span className="sr-only">Revoke</span>
            </ColumnName>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              isNew={token.id === newId}
              onRevoke={() => setRevoking(token)}
            />
          ))}
        </tbody>
      </Table>
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

interface TokenRowProps {
  readonly token: ApiToken;
  readonly isNew: boolean;
  readonly onRevoke: () => void;
}

const CELL = "border-b border-line py-3 pr-4 align-middle";
/** On a phone a row is a block of lines, with its button beside them. */
const ROW =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0.5 " +
  "max-sm:border-b max-sm:border-line max-sm:py-3";
/** Cells that a phone shows, one below the other. */
const STACKED = `${CELL} max-sm:block max-sm:border-0 max-sm:p-0`;

function TokenRow({ token, isNew, onRevoke }: TokenRowProps) {
  const { name, scopes, hint, createdAt, lastUsedAt, calls } = token;
  return (
    <tr className={`${ROW} ${isNew ? "bg-mark-tint max-sm:-mx-4 max-sm:px-4" : ""}`}>
      <th scope="row" className={`${STACKED} text-left font-strong wrap-anywhere ${isNew ? "sm:pl-3" : ""}`}>
        {name} {isNew && <Badge tone="mark">New</Badge>}
      </th>
      <td className={`${STACKED} max-sm:col-start-1`}>
        <span className="flex flex-wrap gap-1">
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </span>
      </td>
      <td className={`${STACKED} max-sm:col-start-1`}>
        <code className="text-sm text-ink-2">{hint}…</code>
        <Expiry token={token} />
      </td>
      <td className={`${CELL} text-ink-2 max-lg:hidden`}>{formatDate(new Date(createdAt))}</td>
      <td className={`${STACKED} max-sm:col-start-1 max-sm:text-sm`}>
        <span className="text-ink-3 sm:hidden">Last used </span>
        {lastUsedAt === null ? <span className="text-ink-2">never</span> : formatDateTime(lastUsedAt)}
        <Unused token={token} />
      </td>
      <td className={`${CELL} text-right tabular-nums max-md:hidden`}>{formatNumber(calls)}</td>
      <td className={`${STACKED} pr-0 text-right max-sm:col-start-2 max-sm:row-span-4 max-sm:row-start-1`}>
        <Button variant="ghost" className="sm:-mr-4" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </td>
    </tr>
  );
}

/** When the token ends: told in colour when that is soon, or was. */
function Expiry({ token: { expiresAt } }: { token: ApiToken }) {
  const left = Date.parse(expiresAt) - Date.now();
  const tone = left <= 0 ? "text-bad" : left < EXPIRES_SOON_DAYS * DAY_MS ? "text-warn" : "text-ink-3";
  return (
    <span className={`block text-sm whitespace-nowrap ${tone}`}>
      {left <= 0 ? "expired" : "until"} {formatDate(new Date(expiresAt))}
    </span>
  );
}

function Unused({ token: { createdAt, lastUsedAt } }: { token: ApiToken }) {
  const days = Math.floor((Date.now() - Date.parse(lastUsedAt ?? createdAt)) / DAY_MS);
  if (days < API_TOKEN_UNUSED_DAYS) return null;
  return <span className="block text-sm text-warn">unused for {plural(days, "day")}</span>;
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revoke = trpc.tokens.revoke.useMutation({
    meta: { hasForm: true, failed: "The token could not be revoked. Please try again." },
    onSuccess: async () => {
      await utils.tokens.list.invalidate();
      notify.success("Token revoked");
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Revoke “${token.name}”?`}
      action="Revoke"
      variant="danger"
      isPending={revoke.isPending}
      error={failureText(revoke, "The token could not be revoked")}
      onSubmit={() => revoke.mutate({ id: token.id })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        Whatever calls with this token is refused from now on. What it started goes on.
      </p>
    </FormDialog>
  );
}
