import { eventually, sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApiToken } from "../api-tokens.ts";
import { caller, FIVE, type Product, setCredits, signUp, startProduct } from "../product.ts";
import { type Call, procedureCalls, resolveIn, restCalls, type Sent } from "./calls.ts";
import { inputsOf, type Sources } from "./generate-inputs.ts";

/** Generated inputs to every call, by everybody who may call: no defect, and no charge for what was refused (R13). */

const isFull = process.env.VERIFY === "full";
/** Inputs in all: the goal, and what each run of the tests takes. */
const INPUTS = sized({ full: 20_000, whole: 500, gate: 250 });
const SEED = isFull ? Number(process.env.SEED ?? Date.now() % 2 ** 31) : 20_261_123;
/** Share of calls that accept some input; the others need a code from a mail, a picture, or what only time brings. */
const DEPTH = 0.7;
/** In a short run people are looked after once in so many calls. */
const RESTED = 5;
const CREDITS = 30;
/** Longest that an answer or the first event of a stream is waited for, ms. */
const PATIENCE = 30_000;

const WHO = ["guest", "user", "token", "admin"] as const;
type Who = (typeof WHO)[number];

/** Stand in inputs for what the caller has. */
const OWN = [
  "$search",
  "$study",
  "$user",
  "$apiToken",
  "$webhook",
  "$post",
  "$slug",
  "$email",
  "$brand",
  "$prompt",
  "$note",
  "$link",
  "$topic",
  "$wording",
  "$fact",
  "$experiment",
  "$session",
  "$contact",
] as const;

interface Person {
  /** Null: a guest. */
  readonly secret: string | null;
  readonly userId: string | null;
  /** What stands for the names in `OWN`. */
  readonly own: Readonly<Record<(typeof OWN)[number], string>>;
}

let product: Product;
let people: Record<Who, Person>;
/** The newest admin's, which everybody may read. */
let post: { readonly _id: string; readonly slug: string };
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function addPeople(): Promise<void> {
  const admin = await addPerson("admin");
  // A guest names what others have.
  const guest = { secret: null, userId: null, own: admin.own };
  people = { guest, admin, user: await addPerson("user"), token: await addPerson("token") };
}

async function addPerson(who: Who): Promise<Person> {
  const person = await signUp(product);
  const { userId } = person;
  await setCredits(product, userId, CREDITS);
  if (who === "admin") {
    await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", userId).execute();
  }
  const prompt = "Best CRM for startups";
  const study = await person.post("/studies", { prompt, models: [FIVE[0]], rounds: 1 });
  const search = await person.post("/analysis/query-model", { prompt, model: FIVE[0] });
  const token = await createApiToken(product, person, ["read", "run"]);
  const hook = { url: `${product.sandbox.url}/webhooks/${userId}`, events: ["credits.low"], lowCredits: 5 };
  const webhook = await person.trpc("webhooks.create", hook);
  const watched = {
    name: "HubSpot",
    domain: "hubspot.com",
    models: [FIVE[0]],
    rounds: 1,
    prompts: [{ prompt }, { prompt: "Best CRM for agencies" }],
  };
  const { id } = (await person.post("/brands", watched)).body;
  const brand = (await person.get(`/brands/${id}`)).body;
  const note = await person.post(`/brands/${brand.id}/notes`, { day: "2026-11-23", text: "A new page" });
  const link = await person.post(`/brands/${brand.id}/links`, { days: 7 });
  const founded = { attribute: "founded", value: { kind: "date", date: "2006" } };
  const known = await person.post(`/brands/${brand.id}/facts`, founded);
  const [first, second] = brand.prompts.map(({ id: promptId }: { id: string }) => promptId);
  const tried = await person.post(`/brands/${brand.id}/experiments`, {
    name: "Comparison page",
    actions: [{ address: "https://hubspot.com/compare", promptIds: [first] }],
    controls: [second],
    startsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  });
  const topicId = (await person.post("/topics", { name: "CRM" })).body.id;
  await person.post(`/topics/${topicId}/wordings`, {
    wordings: [{ text: prompt }, { text: "Which CRM is best" }],
  });
  const topic = (await person.get(`/topics/${topicId}`)).body;
  const sessions = (await person.get("/auth/sessions")).body;
  await person.post("/contact", {
    name: "Maya",
    email: person.email,
    subject: "Hello",
    message: "A message",
  });
  const contact = await product.db.selectFrom("contact_submissions").select("id").executeTakeFirst();
  if (who === "admin") {
    const draft = { title: `Post ${userId}`, content: "Text", status: "published", blog_type: "standard" };
    post = (await person.post("/admin/blog", draft)).body;
  }
  const own = {
    $search: search.body.searchId,
    $study: study.body.id,
    $user: userId,
    $apiToken: token.id,
    $webhook: webhook.body.result.data.webhook.id,
    $post: post._id,
    $slug: post.slug,
    $email: person.email,
    $brand: brand.id,
    $prompt: brand.prompts[0].id,
    $note: note.body.id,
    $link: link.body.link.id,
    $topic: topicId,
    $wording: topic.wordings[0].id,
    $fact: known.body.facts[0].id,
    $experiment: tried.body.id,
    $session: sessions.sessions?.[0]?.id ?? "",
    $contact: contact?.id ?? "",
  };
  return { secret: who === "token" ? token.secret : person.token, userId, own };
}

/** Everybody can call again, whatever the calls before have deleted, signed out, spent or used up. */
async function restore(): Promise<void> {
  await product.db.deleteFrom("rate_limits").execute();
  for (const who of WHO) {
    const { secret, userId } = people[who];
    if (secret === null || userId === null) continue;
    const { status } = await caller(product, secret).get(who === "admin" ? "/admin/stats" : "/user/credits");
    if (status === 200) await setCredits(product, userId, CREDITS);
    else people[who] = await addPerson(who);
  }
}

/** Values that exist, or that calls know, by the field that takes them. */
const KNOWN: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^(clientRunId|searchSessionId|Idempotency-Key)$/, ["one", "two", "three"]],
  [/^(models?|modelIds?|models_queried|model_used|columnId|by)$/, FIVE],
  [/^(domain|company|companies|term|website|source|query)$/, ["hubspot.com", "zoho.com", "g2.com"]],
  [/^(prompt\d?|question|text)$/, ["Best CRM for startups", "Best payroll software"]],
  [/^(password|newPassword|currentPassword)$/, ["northwind-9"]],
  [/^slug$/, ["$slug"]],
  [/^promptId$/, ["$prompt"]],
  [/^noteId$/, ["$note"]],
  [/^linkId$/, ["$link"]],
  [/^topicId$/, ["$topic"]],
  [/^wordingIds$/, ["$wording"]],
  [/^factIds?$/, ["$fact"]],
  [/^experimentId$/, ["$experiment"]],
  [/^promptIds$|^controls$/, ["$prompt"]],
  [/^(email|q)$/, ["$email", "somebody@example.com"]],
  [/^(name|title|reason|subject|message|excerpt|content)$/, ["Maya Okonkwo", "A title of a post"]],
  [/^(url|successUrl|cancelUrl)$/, ["https://example.com/hook", "http://127.0.0.1/"]],
  [/^(version|after|rounds|maxRounds)$/, [0, 1, 2]],
];

/** What an id names, by the call. */
const NAMED: readonly (readonly [RegExp, (typeof OWN)[number]])[] = [
  [/stud(y|ies)/, "$study"],
  [/brands|experiments/, "$brand"],
  [/topic/, "$topic"],
  [/sessions?$/i, "$session"],
  [/contact/, "$contact"],
  [/tokens/, "$apiToken"],
  [/webhooks/, "$webhook"],
  [/blog|posts/, "$post"],
  [/users|admin.*second/i, "$user"],
];

/** What inputs of a call are made of. */
function sourcesOf({ name, root }: Call): Sources {
  const named = NAMED.find(([calls]) => calls.test(name))?.[1] ?? "$search";
  return {
    known: (field) =>
      KNOWN.find(([names]) => names.test(field))?.[1] ?? (/^(id|slug|_id|.*Id)$/.test(field) ? [named] : []),
    resolve: (ref) => resolveIn(root, ref),
  };
}

/** What takes away comes last, so that the calls before find something. */
const takesAway = ({ name }: Call) => /DELETE|delete|remove|revoke|endSession|logout|signOut|stop/.test(name);

/** An input in which the caller's own values stand. */
function fill(input: unknown, { own }: Person): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(input);
  return JSON.parse(
    text.replace(/"(\$[a-zA-Z]+)"/g, (all, name) => (name in own ? `"${Reflect.get(own, name)}"` : all)),
  );
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send({ method, path, headers, body }: Sent, { secret }: Person, nth: number): Promise<Answer> {
  const response = await fetch(product.url + path, {
    method,
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      ...headers,
      ...(typeof body === "string" && { "content-type": "application/json" }),
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      // Guests share no limit.
      "x-forwarded-for": `10.${nth % 250}.${Math.floor(nth / 250) % 250}.1`,
    },
    ...(body !== undefined && { body }),
  });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  return { status: response.status, text: isStream ? await firstEvents(response) : await response.text() };
}

/** The stream until it has told something of its own; then it is left. */
async function firstEvents(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (/^data: ..+$/m.test(text.replace("event: connected\ndata: {}", ""))) break;
  }
  return text;
}

/** Times that a person was charged. */
async function chargesOf({ userId }: Person): Promise<number> {
  if (userId === null) return 0;
  const { count } = await product.db
    .selectFrom("ledger_entries")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("delta", "<", 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What Zod says of an input, which names types, signs and patterns in place of fields. */
const LIBRARY_WORDS =
  /"(error|message)":"([^"]*: )?(Too (small|big)|Unrecognized key|Invalid (input|option|string|number|key|discriminator|UUID|GUID|ISO|URL|email address)|[^"]*pattern \/)/;

const isRefused = ({ status, text }: Answer) => status >= 400 || text.startsWith('{"error"');
const isDefect = ({ status, text }: Answer) => status >= 500 || /"httpStatus":5\d\d/.test(text);

/** Those who may do more call more often. */
const callers: fc.Arbitrary<Who> = fc.oneof(
  { arbitrary: fc.constant("guest"), weight: 1 },
  { arbitrary: fc.constant("user"), weight: 3 },
  { arbitrary: fc.constant("token"), weight: 2 },
  { arbitrary: fc.constant("admin"), weight: 4 },
);

/** Sends inputs to every call, and gives what went wrong. */
async function tryAll(calls: readonly Call[], inputs: number, seed: number): Promise<string[]> {
  await addPeople();
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const accepted = new Set<string>();
  let nth = 0;
  // Parts of a thing go before the thing.
  const depthOf = ({ name }: Call) => name.split("/").length;
  const last = calls.filter(takesAway).toSorted((a, b) => depthOf(b) - depthOf(a));
  const ordered = [...calls.filter((call) => !takesAway(call)), ...last];
  for (const [index, call] of ordered.entries()) {
    if (isFull || index % RESTED === 0) await restore();
    const sources = sourcesOf(call);
    const parts = Object.entries(call.takes).map(([part, schema]) => [part, inputsOf(schema, sources)]);
    const inputsAndCallers = fc.tuple(fc.record(Object.fromEntries(parts)), callers);
    const numRuns = Math.ceil((inputs * (index + 1)) / calls.length) - nth;
    for (const [input, who] of fc.sample(inputsAndCallers, { numRuns, seed: seed + index })) {
      nth += 1;
      const person = people[who];
      const sent = call.toRequest(fill(input, person));
      const before = await chargesOf(person);
      const answer = await send(sent, person, nth).catch((error: unknown) => ({
        status: 599,
        text: String(error),
      }));
      counts.set(`${answer.status}`, (counts.get(`${answer.status}`) ?? 0) + 1);
      const told = `${call.name} by ${who}: ${answer.status} ${answer.text.slice(0, 200)}\n  ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers ?? {})} ${String(sent.body ?? "").slice(0, 600)}`;
      if (!isRefused(answer)) accepted.add(call.name);
      if (isDefect(answer)) faults.push(told);
      if (isRefused(answer) && (await chargesOf(person)) > before) faults.push(`charged: ${told}`);
      if (sent.path.startsWith("/api") && answer.status >= 400 && !/^\{"error":"/.test(answer.text)) {
        faults.push(`no words: ${told}`);
      }
      if (isRefused(answer) && LIBRARY_WORDS.test(answer.text)) faults.push(`the library's words: ${told}`);
    }
  }
  if (isFull) {
    const figures = `${nth} inputs to ${calls.length} calls, of which ${accepted.size} accepted some`;
    console.log(`${figures}; seed ${seed}; answers by status`, Object.fromEntries(counts));
    const never = calls.filter(({ name }) => !accepted.has(name));
    console.log(never.map(({ name }) => name).join("\n"));
  }
  // Else the inputs do not reach what they are to try.
  if (isFull) expect(accepted.size / calls.length).toBeGreaterThan(DEPTH);
  return faults;
}

it("every call of the document answers them", async () => {
  const { body } = await caller(product).get("/openapi.json");
  expect(await tryAll(restCalls(body), INPUTS / 2, SEED)).toEqual([]);
});

it("every procedure answers them", async () => {
  expect(await tryAll(procedureCalls(), INPUTS / 2, SEED + 1_000)).toEqual([]);
});

it("every balance is what its ledger adds up to", async () => {
  const runs = product.db.selectFrom("runs").select("id").where("status", "=", "running");
  await eventually(async () => (await runs.execute()).length === 0, "no run is under way");
  const { rows } = await product.db.executeQuery(
    product.db
      .selectFrom("users")
      .leftJoin("ledger_entries", "ledger_entries.user_id", "users.id")
      .select(({ fn }) => ["users.id", "users.credits", fn.sum<string>("ledger_entries.delta").as("sum")])
      .groupBy("users.id")
      .compile(),
  );
  expect(rows.filter(({ credits, sum }) => credits !== Number(sum ?? 0))).toEqual([]);
});
