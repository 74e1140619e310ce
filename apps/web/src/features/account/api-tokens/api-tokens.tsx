import type { ApiTokens as Tokens } from "@standings/domain";
import { useState } from "react";
import { TextLink } from "../../../components/ui/text-link.tsx";
import type { CreatedToken } from "../../../lib/api/api-types.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SecretsSection } from "../secrets-section.tsx";
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
    <>
      <SecretsSection
        id="tokens"
        title="API tokens"
        about="With a token, your own scripts and assistants ask and read for you."
        noun="API tokens"
        add={{ label: "New token", onAdd: () => setAdding(true) }}
        made={
          created && {
            title: created.token.name,
            hint: "Copy it now. It is stored as a hash and can’t be shown again.",
            secret: created.secret,
          }
        }
        query={list}
      >
        {(tokens) => <Content tokens={tokens} newId={created?.token.id} />}
      </SecretsSection>
      {isAdding && (
        <NewTokenDialog
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setCreated(made);
            setAdding(false);
          }}
        />
      )}
    </>
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
