// P17: processor time of reading who is named in the 78,000 plain answers of a year, when a brand changes its names.
import { BUILT_IN_CATALOGUE, createMatcher, soughtCompany } from "@standings/domain";
import { startSandbox } from "@standings/sandbox";
import { KNOWN_WORDS } from "@standings/words";
import { type Measure, median, spreadOf } from "./measures.ts";

const ANSWERS = 78_000;
const QUESTIONS = [
  "Best CRM for startups",
  "Which project management software would you recommend?",
  "Best email marketing tools for small shops",
  "What is the best note taking app for teams?",
];
const SEEDS = 10;
/** A brand and its ten competitors; half of their names are ordinary words, which are looked at closely. */
export const COMPANIES = [
  ["HubSpot", "hubspot.com"],
  ["Salesforce", "salesforce.com"],
  ["Pipedrive", "pipedrive.com"],
  ["Zoho CRM", "zoho.com"],
  ["Freshsales", "freshworks.com"],
  ["Close", "close.com"],
  ["Later", "later.com"],
  ["Front", "front.com"],
  ["Box", "box.com"],
  ["Notion", "notion.com"],
  ["Monday", "monday.com"],
] as const;
const ROUNDS = 5;
const MOST_SECONDS = 60;

export async function measureNames(): Promise<Measure[]> {
  const texts = await askInPlainWords();
  const match = createMatcher(
    COMPANIES.map(([name, domain]) => soughtCompany([name], domain, ["software"])),
    KNOWN_WORDS,
  );
  const rounds: number[] = [];
  // The first round compiles.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (const text of texts) match(text, QUESTIONS[0]);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) rounds.push((((user + system) / 1e6) * ANSWERS) / texts.length);
  }
  const length = Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length);
  const product = median(rounds);
  return [
    {
      id: "P17",
      name: `Who is named in ${ANSWERS.toLocaleString("en-US")} answers of ${length} characters, 11 companies`,
      product,
      limit: null,
      unit: "s",
      target: `≤ ${MOST_SECONDS} s`,
      isMet: product <= MOST_SECONDS,
      spread: spreadOf(rounds),
    },
  ];
}

/** Answers of the sandbox's models, which answer a plain question in prose. */
export async function askInPlainWords(): Promise<string[]> {
  const sandbox = await startSandbox({ speed: 0 });
  const texts: string[] = [];
  for (const model of BUILT_IN_CATALOGUE.defaultIds)
    for (const content of QUESTIONS)
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const response = await fetch(`${sandbox.url}/models/v1/chat/completions`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: "Bearer k" },
          body: JSON.stringify({ model, seed, messages: [{ role: "user", content }] }),
        });
        const { choices } = (await response.json()) as { choices: { message: { content: string } }[] };
        texts.push(choices[0]?.message.content ?? "");
      }
  await sandbox.close();
  return texts;
}
