/** The code of the page `/developers`. Tests run every example that is no answer, and compare the answers. */

/** What a text is written in. */
export type ExampleSyntax = "js" | "sh" | "json";

export interface CodeExample {
  readonly syntax: ExampleSyntax;
  readonly code: string;
}

/** How somebody calls, as far as sections have an example of it. */
export const EXAMPLE_WAYS = ["client", "curl", "mcp"] as const;
export type ExampleWay = (typeof EXAMPLE_WAYS)[number];
export type ExampleCalls = Readonly<Partial<Record<ExampleWay, CodeExample>>>;

export const CLIENT_PACKAGE = "@standings/client";
/** The client's package, which every installation serves. */
export const CLIENT_FILE = "standings-client.tgz";

export function clientInstall(publicUrl: string): string {
  return `npm install ${publicUrl}/${CLIENT_FILE}`;
}
export const WEBHOOK_INSTALL = "npm install standardwebhooks";

/** Begins a script; the client's examples after the first go on after it. */
export function clientStart(publicUrl: string): string {
  return [
    `import { createClient } from "${CLIENT_PACKAGE}";`,
    "",
    "const standings = createClient({",
    `  url: "${publicUrl}",`,
    "  token: process.env.STANDINGS_TOKEN,",
    "});",
  ].join("\n");
}

/** A call of curl with the token, each option on a line of its own. */
function curl(url: string, options: readonly string[] = [], flags = ""): CodeExample {
  const lines = [`curl ${flags}${url}`, `-H "Authorization: Bearer $STANDINGS_TOKEN"`, ...options];
  return { syntax: "sh", code: lines.join(" \\\n  ") };
}

const JSON_BODY = `-H "Content-Type: application/json"`;
const body = (...fields: readonly string[]) => `-d '{\n    ${fields.join(",\n    ")}\n  }'`;

const QUESTION = `"prompt": "Best CRM for startups"`;

/** The examples of an installation. */
export function developerExamples(publicUrl: string) {
  const api = `${publicUrl}/api`;
  const js = (code: string): CodeExample => ({ syntax: "js", code });
  const json = (value: object): CodeExample => ({ syntax: "json", code: JSON.stringify(value, null, 2) });
  const server = { url: `${publicUrl}/mcp`, headers: { Authorization: "Bearer st_live_…" } };
  const config = json({ mcpServers: { standings: server } });
  return {
    start: {
      client: js(`${clientStart(publicUrl)}

const run = await standings.rank("Best CRM for startups");

for await (const { model, status, entries } of run)
  console.log(model, status, entries.length);

const top = (await run.aggregate()).slice(0, 3);
console.table(top, ["name", "points", "averageRank"]);`),
      curl: curl(`${api}/analysis/query-model`, [
        JSON_BODY,
        body(QUESTION, `"model": "openai/gpt-4.1-mini"`),
      ]),
      mcp: config,
    },
    tokens: { curl: curl(`${api}/user/credits`) },
    ask: {
      client: js(`const run = await standings.rank(
  "Best CRM for startups", {
    models: ["openai/gpt-4.1-mini",
             "anthropic/claude-3.5-haiku"],
    webSearch: true,
    clientRunId: "crm-november",
  });

const { results } = await run.result();
for (const { rank, name, domain, votes } of results)
  console.log(rank, name, domain, votes.length);`),
      curl: curl(
        `${api}/analysis/query-models`,
        [
          `-H "Idempotency-Key: 7f9c2b1e-40d3"`,
          JSON_BODY,
          body(
            QUESTION,
            `"models": ["openai/gpt-4.1-mini",\n               "anthropic/claude-3.5-haiku"]`,
            `"action_type": "prompt_analysis"`,
            `"webSearchEnabled": true`,
          ),
        ],
        "-N ",
      ),
      mcp: json({
        name: "rank_companies",
        arguments: {
          question: "Best CRM for startups",
          models: ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"],
          request_id: "crm-november-assistant",
        },
      }),
    },
    resume: {
      client: js(`const run = standings.run(process.env.SEARCH_ID);

for await (const { model, status } of run)
  console.log(model, status);`),
      curl: curl(`${api}/runs/$SEARCH_ID/events`, [`-H "Last-Event-ID: 3"`], "-N "),
    },
    study: {
      client: js(`const study = await standings.startStudy(
  "Best CRM for startups", {
    rounds: 12,
    goal: {
      type: "pair",
      companies: ["HubSpot", "Zoho CRM"],
    },
  });

const { findings } = await study.done();
const { report, names } = findings;

for (const { key, score, place } of report.entries)
  if (place)
    console.log(place.tier, names[key].name, score);`),
      curl: curl(`${api}/studies`, [
        `-H "Idempotency-Key: 3b8d1f60-9a27"`,
        JSON_BODY,
        body(QUESTION, `"models": ["openai/gpt-4.1-mini"]`, `"rounds": 4`),
      ]),
    },
    mcp: { mcp: config },
    webhooks: {
      client: js(`import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(
  process.env.STANDINGS_WEBHOOK_SECRET,
);

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  try {
    const told = webhook.verify(body, request.headers);
    console.log(told.type, told.data.id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(process.env.PORT);`),
    },
    errors: {
      curl: curl(`${api}/analysis/query-model`, [
        String.raw`-w "\n%{http_code}\n"`,
        JSON_BODY,
        body(QUESTION, `"model": "openai/gpt-9"`),
      ]),
    },
    limits: { curl: curl(`${api}/user/credits`, ["-o /dev/null -D - | grep -i ratelimit"], "-s ") },
  } as const satisfies Record<string, ExampleCalls>;
}

export type ExampleSection = keyof ReturnType<typeof developerExamples>;
