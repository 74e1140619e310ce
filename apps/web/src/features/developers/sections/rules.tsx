import {
  API_CALLS_PER_MINUTE,
  API_SCOPES,
  type ApiScope,
  CALL_WEIGHTS,
  capitalised,
  ERRORS,
  MAX_MODELS,
  PROMPT_MAX_LENGTH,
  WEBHOOK_BODY,
  WEBHOOK_DAYS,
  WEBHOOK_EVENT_WORDS,
  WEBHOOK_EVENTS,
  WEBHOOK_INSTALL,
  WEBHOOK_WAITS,
} from "@standings/domain";
import { TextAnchor } from "../../../components/ui/text-link.tsx";
import { Code } from "../code.tsx";
import { CodeBox } from "../code-box.tsx";
import { Facts, Section } from "../section.tsx";

const MAY: Readonly<Record<ApiScope, string>> = {
  read: "Rankings, studies, history, credits",
  run: "All of that, and spend credits",
};

export function Tokens() {
  return (
    <Section id="tokens" example={<CodeBox id="tokens" ways={["curl"]} />}>
      <p>
        Tokens are made in Profile, shown once, and stored as a hash. Send one as a bearer on REST, in the
        client and to MCP. A token can never change the account, buy or administer, and may have a limit of
        credits a day.
      </p>
      <Facts
        title="Scopes"
        columns={["Scope", "May"]}
        rows={API_SCOPES.map((scope) => ({
          key: scope,
          cells: [<code key="scope">{scope}</code>, MAY[scope]],
        }))}
      />
    </Section>
  );
}

export function Webhooks() {
  return (
    <Section
      id="webhooks"
      example={
        <div className="grid min-w-0 grid-cols-1 gap-2.5">
          <CodeBox id="webhooks" ways={["client"]} title="Receiver" />
          <Code
            label="What it receives"
            code={WEBHOOK_BODY}
            syntax="json"
            className="rounded-3 border border-line-2 text-ink-2"
          />
        </div>
      }
    >
      <p>
        Your own service is told what has happened. Add its address in Profile; the secret is shown once.
        Messages are signed as{" "}
        <TextAnchor
          href="https://www.standardwebhooks.com"
          target="_blank"
          rel="noopener noreferrer"
          touch="inline"
        >
          Standard Webhooks
        </TextAnchor>{" "}
        describes, so its libraries verify them.
      </p>
      <Code
        isWrapped
        label="Install"
        code={WEBHOOK_INSTALL}
        syntax="sh"
        className="rounded-2 bg-sunken text-ink inset-ring inset-ring-line"
      />
      <Facts
        title="Events"
        columns={["Event", "When"]}
        rows={WEBHOOK_EVENTS.map((event) => ({
          key: event,
          cells: [<code key="event">{event}</code>, capitalised(WEBHOOK_EVENT_WORDS[event])],
        }))}
      />
      <p>
        Answer with any status from 200 to 299 soon. Otherwise we try again, {WEBHOOK_WAITS.length} times over
        a day; then the webhook is paused and you get a mail. A message can come twice: its{" "}
        <code>webhook-id</code> tells. Profile lists the last {WEBHOOK_DAYS} days.
      </p>
    </Section>
  );
}

export function Errors() {
  return (
    <Section id="errors" example={<CodeBox id="errors" ways={["curl"]} />}>
      <p>
        Always <code>error</code> in words, with <code>errorType</code> where a program should react. The
        client throws <code>StandingsError</code> with a <code>code</code>. Every answer has an{" "}
        <code>X-Request-Id</code>, yours where you send one; name it when you write to us.
      </p>
      <Facts
        title="Statuses"
        columns={["Status", "Means"]}
        rows={[
          { key: "400", cells: ["400", "Something is missing or malformed: the words say what"] },
          {
            key: "401",
            cells: ["401", `${ERRORS.AUTHENTICATION_REQUIRED.message}, or the token is wrong or has expired`],
          },
          { key: "403", cells: ["403", "The token lacks the scope, or the account has no API access"] },
          { key: "404", cells: ["404", "Not there, or not yours"] },
          {
            key: "409",
            cells: ["409", "The same Idempotency-Key with another body, or a state that changed"],
          },
          { key: "413", cells: ["413", ERRORS.PAYLOAD_TOO_LARGE.message] },
          { key: "422", cells: ["422", "Well-formed but wrong, such as an unknown model"] },
          {
            key: "429",
            cells: ["429", `${ERRORS.INSUFFICIENT_CREDITS.message}, or too fast: see Retry-After`],
          },
          { key: "503", cells: ["503", "Briefly unavailable: see Retry-After"] },
        ]}
      />
    </Section>
  );
}

export function Limits() {
  return (
    <Section id="limits" example={<CodeBox id="limits" ways={["curl"]} />}>
      <p>
        Prompts of up to {PROMPT_MAX_LENGTH} characters, 1 to {MAX_MODELS} models, bodies of up to 1 MB. The
        tokens of an account may make {API_CALLS_PER_MINUTE} calls a minute together, of which a company’s
        figures take {CALL_WEIGHTS.field}, one company against another {CALL_WEIGHTS.against}, a study{" "}
        {CALL_WEIGHTS.study} and a file {CALL_WEIGHTS.export}; <code>RateLimit</code> headers tell what is
        left.
      </p>
      <p>
        Nothing to pay while you build: <code>npm start</code> brings up the whole product with stand-in
        models on your machine, the same calls and the same events.
      </p>
    </Section>
  );
}
