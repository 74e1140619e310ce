import {
  CREDIT_COST,
  clientInstall,
  LISTED_CALLS,
  LISTED_TOOLS,
  MAX_MODELS,
  numberWord,
  plural,
} from "@standings/domain";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useSite } from "../../../lib/html/site.ts";
import { Code } from "../code.tsx";
import { CodeBox } from "../code-box.tsx";
import { Facts, Section } from "../section.tsx";

export function Start() {
  const catalogue = useCatalogue();
  return (
    <Section id="start" example={<CodeBox id="start" ways={["client", "curl", "mcp"]} />}>
      <p>
        Install the client and set a token with the scope <code>run</code>. Unless you name models, it asks{" "}
        {numberWord(catalogue.defaultIds.length)} of them. A search costs{" "}
        {plural(CREDIT_COST.search, "credit")}, whatever the number of models.
      </p>
      <Code
        isWrapped
        label="Install"
        code={clientInstall(useSite().publicUrl)}
        syntax="sh"
        className="rounded-2 bg-sunken text-ink inset-ring inset-ring-line"
      />
      <p>
        A run belongs to the server. If your process stops, the run goes on, and{" "}
        <code>standings.run(id)</code> picks it up.
      </p>
    </Section>
  );
}

export function Ask() {
  return (
    <Section id="ask" example={<CodeBox id="ask" ways={["curl", "client", "mcp"]} />}>
      <p>
        Paths, fields and errors are the ones the app uses. Calls that charge take an{" "}
        <code>Idempotency-Key</code>, in the client <code>clientRunId</code>: a call that is sent again is
        charged once. A search asks 1 to {MAX_MODELS} models.
      </p>
      <Facts
        title="Calls"
        columns={["Method", "Call", "Credits"]}
        rows={LISTED_CALLS.map(({ method, path, does, credits }) => ({
          key: `${method} ${path}`,
          cells: [
            <span
              key="method"
              className={`text-xs font-strong ${method === "GET" ? "text-info" : "text-mark-ink"}`}
            >
              {method}
            </span>,
            <div key="call">
              <span className="font-mono text-sm/4.5 wrap-anywhere">{path}</span>
              <span className="block text-sm text-ink-3">{does}</span>
            </div>,
            credits,
          ],
        }))}
      />
    </Section>
  );
}

export function Resume() {
  return (
    <Section id="resume" example={<CodeBox id="resume" ways={["curl", "client"]} />}>
      <p>
        Every event has an id. When a stream breaks, ask again with the id of the search and the last event
        you saw: nothing is lost, nothing comes twice, and nothing is charged again. The client does so by
        itself.
      </p>
      <p>
        <code>complete</code> and <code>error</code> end a stream. One that ends without them was ended by a
        server that stops; <code>retry</code> says after how many milliseconds to come back.
      </p>
    </Section>
  );
}

export function Study() {
  return (
    <Section id="study" example={<CodeBox id="study" ways={["client", "curl"]} />}>
      <p>
        A study asks one question in rounds and stops when it has an answer. Say what to tell apart and how
        many rounds it may ask; these are held, and what is not used comes back.
      </p>
      <p>Figures come with ranges. Companies that cannot be told apart share a tier.</p>
    </Section>
  );
}

export function Mcp() {
  return (
    <Section id="mcp" example={<CodeBox id="mcp" ways={["mcp"]} title="mcp.json" />}>
      <p>
        Let an assistant ask. Tools that spend credits say so in their description, and each result says what
        it cost. A token is offered the tools of its scopes.
      </p>
      <Facts
        title="Tools"
        columns={["Tool", "Does", "Credits"]}
        rows={LISTED_TOOLS.map(({ name, does, credits }) => ({
          key: name,
          cells: [<code key="name">{name}</code>, does, credits],
        }))}
      />
    </Section>
  );
}
