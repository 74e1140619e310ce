import type { ApiTokens as Tokens } from "@standings/domain";
import { Plus, RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import type { CreatedToken } from "../../../lib/api/api-types.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SecretNote } from "../secret-note.tsx";
import { CallsByDay } from "./calls-by-day.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { SpentByTokens } from "./spent-by-tokens.tsx";
import { TokenTable } from "./token-table.tsx";

/** Profile → Account: the tokens with which scripts and assistants call for the user, and what these did. */
export function ApiTokens() {
  const list = trpc.tokens.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  return (
    <section aria-labelledby="api-tokens" className="border-b border-line py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
        <div>
          <h2 id="api-tokens" className="text-md font-strong">
            API tokens
          </h2>
          <p className="mt-1 text-pretty text-ink-2">
            With a token, your own scripts and assistants ask and read for you.{" "}
            <TextLink to="/developers" hash="tokens" touch="inline">
              How to use them
            </TextLink>
          </p>
        </div>
        {list.data?.hasAccess && (
          <Button className="max-sm:w-full" onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            New token
          </Button>
        )}
      </div>
      {created && (
        <SecretNote
          title={created.token.name}
          hint="Copy it now. It is stored as a hash and can’t be shown again."
          secret={created.secret}
        />
      )}
      {list.data ? (
        <Content tokens={list.data} newId={created?.token.id} />
      ) : list.isError ? (
        <Notice
          level={3}
          tone="bad"
          title="Your API tokens could not be loaded"
          actions={
            <Button onClick={() => void list.refetch()}>
              <Icon of={RotateCw} />
              Try Again
            </Button>
          }
        />
      ) : (
        <div role="status" className="grid gap-3 border-t-2 border-line-ink pt-4">
          <span className="sr-only">Loading your API tokens...</span>
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      )}
      {isAdding && (
        <NewTokenDialog
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setCreated(made);
            setAdding(false);
          }}
        />
      )}
    </section>
  );
}

function Content({ tokens, newId }: { tokens: Tokens; newId: string | undefined }) {
  const { hasAccess, days, spent } = tokens;
  const wasUsed = days.some(({ calls }) => calls > 0);
  return (
    <>
      {!hasAccess && (
        <p className="max-w-150 border-t-2 border-line-ink pt-4 text-pretty text-ink-2">
          API access is switched on for each account.{" "}
          <TextLink to="/contact" touch="inline">
            Write to us
          </TextLink>{" "}
          and tell us what you build.
        </p>
      )}
      {tokens.tokens.length > 0 ? (
        <TokenTable tokens={tokens.tokens} newId={newId} />
      ) : (
        hasAccess && <p className="border-t-2 border-line-ink pt-4 text-ink-2">No tokens yet.</p>
      )}
      {(wasUsed || tokens.tokens.length > 0) && (
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 pt-8 lg:grid-cols-2">
          <CallsByDay days={days} />
          <SpentByTokens tokens={tokens.tokens} spent={spent} since={days[0]?.day ?? ""} />
        </div>
      )}
    </>
  );
}
