import { countryName } from "@standings/domain";
import { afterEach, describe, expect, test } from "vitest";
import { COMPANIES } from "../src/models/catalogue/companies.ts";
import { PERSONAS, type Persona } from "../src/models/personas.ts";
import { rankingRequest } from "./ask-for-ranking.ts";
import { getJson, putFaults, useSandbox } from "./sandbox.ts";

const { sandbox, openAi, injectFaults } = useSandbox();
afterEach(async () => void (await putFaults(sandbox(), { faults: [] })));

const QUESTION = "Best business bank account";
const HOME = new Set(COMPANIES.flatMap(({ domain, regions }) => (regions.includes("de") ? [domain] : [])));

/** A question as the product asks it of a buyer in a country: sent to the search, said by the instruction, or both. */
function asked(persona: Persona, { sent, told }: { readonly sent?: string; readonly told?: string }) {
  const request = rankingRequest(persona.id, QUESTION);
  const [system, user] = request.messages;
  const place = sent === undefined ? {} : { user_location: { type: "approximate", country: sent } };
  const said = told === undefined ? "" : ` The buyer is in ${countryName(told)}. Answer in short.`;
  const messages = [{ role: "system", content: `${system?.content}${said}` }, user];
  if (persona.search === "none") return { ...request, messages, web_search_options: undefined };
  return persona.search === "built_in"
    ? { ...request, messages, web_search_options: place }
    : { ...request, messages, tools: [{ type: "openrouter:web_search", parameters: place }] };
}

async function truthOf(request: object): Promise<Record<string, number>> {
  const response = await fetch(`${sandbox().url}/models/truth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ request, draws: 60 }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, number>;
}

/** Companies of Germany in a usual answer. */
async function german(request: object): Promise<number> {
  const truth = Object.entries(await truthOf(request));
  return truth.reduce((sum, [domain, share]) => sum + (HOME.has(domain) ? share : 0), 0);
}

describe("a buyer's country", () => {
  test.each(PERSONAS.map((persona) => [persona.id, persona.locates, persona] as const))(
    "reaches %s as it locates: %s",
    async (_id, locates, persona) => {
      const nowhere = await german(asked(persona, {}));
      const [sent, told] = [
        await german(asked(persona, { sent: "DE" })),
        await german(asked(persona, { told: "DE" })),
      ];
      expect(sent > nowhere, "sent").toBe(locates === "native");
      expect(told > nowhere, "told").toBe(locates !== "ignored");
      if (locates === "ignored")
        expect(await truthOf(asked(persona, { sent: "DE", told: "DE" }))).toEqual(
          await truthOf(asked(persona, {})),
        );
    },
  );

  test("that is sent stands above one that is told, and the question's own words above both", async () => {
    const [persona] = PERSONAS.filter(({ locates }) => locates === "native");
    if (!persona) throw new Error("Somebody locates");
    expect(await truthOf(asked(persona, { sent: "DE", told: "FR" }))).toEqual(
      await truthOf(asked(persona, { sent: "DE" })),
    );
    const worded = (changes: Parameters<typeof asked>[1]) => {
      const request = asked(persona, changes);
      return { ...request, messages: [{ role: "user", content: `${QUESTION} in the UK` }] };
    };
    expect(await truthOf(worded({ sent: "DE" }))).toEqual(await truthOf(worded({})));
  });

  test("is in the log, and refused where that is set, with the name of the parameter", async () => {
    const [persona] = PERSONAS;
    if (!persona) throw new Error("There are personas");
    const ask = (request: object) => openAi().chat.completions.create(request as never);
    await ask(asked(persona, { sent: "PT" }));
    const [call] = await getJson(`${sandbox().url}/models/requests`);
    expect(call).toMatchObject({ model: persona.id, location: "PT", status: 200 });
    await injectFaults({ model: "*", kind: "no_location" });
    await expect(ask(asked(persona, { sent: "PT" }))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("user_location"),
    });
    await expect(ask(asked(persona, { told: "PT" }))).resolves.toMatchObject({ model: persona.id });
  });
});
