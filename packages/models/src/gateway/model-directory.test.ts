import { asModelId } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { CAPABILITIES } from "./capabilities.ts";
import type { ModelGateway, OfferedModel } from "./gateway.ts";
import { createModelDirectory, parseModelMap } from "./model-directory.ts";
import { ModelError } from "./model-error.ts";

const SONAR = asModelId("perplexity/sonar");
const GROK = asModelId("x-ai/grok-3-mini");
const MINUTE = 60_000;
const UNKNOWN: Omit<OfferedModel, "upstreamId" | "name"> = {
  createdAt: null,
  search: "tool",
  searchedBy: "unknown",
  structuredOutput: null,
  inputPrice: null,
  outputPrice: null,
};

/** A gateway that lists what it is told to, and counts how often it was asked. */
function listing(first: readonly string[]) {
  let ids: readonly string[] | Error = first;
  let asked = 0;
  let now = 0;
  const gateway: ModelGateway = {
    capabilities: CAPABILITIES.generic,
    canSearch: () => false,
    complete: () => Promise.reject(new Error("not asked here")),
    async listModels(): Promise<OfferedModel[]> {
      asked += 1;
      if (ids instanceof Error) throw ids;
      return ids.map((upstreamId) => ({ ...UNKNOWN, upstreamId, name: upstreamId }));
    },
    setTraits() {},
    close: async () => {},
  };
  return {
    directory: (map: Record<string, string> = {}) => createModelDirectory(gateway, map, () => now),
    list(next: readonly string[] | Error) {
      ids = next;
    },
    wait(ms: number) {
      now += ms;
    },
    asked: () => asked,
  };
}

describe("the directory of models", () => {
  it("takes every model for available until the gateway's list is known", async () => {
    const directory = listing(["x-ai/grok-3-mini"]).directory();
    expect(directory.isAvailable(SONAR)).toBe(true);
    await directory.refresh();
    expect([directory.isAvailable(SONAR), directory.isAvailable(GROK)]).toEqual([false, true]);
  });

  it("looks for the name that the gateway knows a model by", async () => {
    const directory = listing(["local-llama"]).directory({ [SONAR]: "local-llama" });
    await directory.refresh();
    expect([directory.upstreamId(SONAR), directory.isAvailable(SONAR)]).toEqual(["local-llama", true]);
    expect(directory.upstreamId(GROK)).toBe("x-ai/grok-3-mini");
  });

  it("reads the list once a minute, and once for all who wait", async () => {
    const { directory, asked, wait } = listing([SONAR]);
    const models = directory();
    await Promise.all([models.refresh(), models.refresh()]);
    wait(MINUTE - 1);
    await models.refresh();
    expect(asked()).toBe(1);
    wait(1);
    await models.refresh();
    expect(asked()).toBe(2);
  });

  it("keeps what it knew while the gateway fails", async () => {
    const { directory, list, wait } = listing([SONAR]);
    const models = directory();
    await models.refresh();
    list(new ModelError("upstream", "down"));
    wait(MINUTE);
    await models.refresh();
    await Promise.resolve();
    expect([models.isAvailable(SONAR), models.isAvailable(GROK)]).toEqual([true, false]);
  });

  it("waits for the list again, a second later, while none is known", async () => {
    const { directory, list, wait, asked } = listing([SONAR]);
    list(new ModelError("upstream", "not up yet"));
    const models = directory();
    await models.refresh();
    list([SONAR]);
    wait(999);
    await models.refresh();
    expect([asked(), models.isAvailable(GROK)]).toEqual([1, true]);
    wait(1);
    await models.refresh();
    expect([asked(), models.isAvailable(GROK)]).toEqual([2, false]);
  });

  it("believes no gateway that lists nothing", async () => {
    const models = listing([]).directory();
    await models.refresh();
    expect(models.isAvailable(SONAR)).toBe(true);
  });
});

describe("ids and lists of admins", () => {
  it("takes the environment's id before an admin's, and the catalogue's own last", () => {
    const directory = listing([]).directory({ [SONAR]: "from-environment" });
    directory.setUpstreamIds(new Map([SONAR, GROK].map((id) => [id, "from-admin"])));
    expect([SONAR, GROK, asModelId("a/b")].map(directory.upstreamId)).toEqual([
      "from-environment",
      "from-admin",
      "a/b",
    ]);
    expect([SONAR, GROK].map(directory.isMapped)).toEqual([true, false]);
  });

  it("gives the gateway's list for a minute, and its failure", async () => {
    const { directory, list, wait, asked } = listing([SONAR]);
    const models = directory();
    await models.listOffered();
    expect((await models.listOffered()).map(({ upstreamId }) => upstreamId)).toEqual([SONAR]);
    expect(asked()).toBe(1);
    list(new ModelError("upstream", "down"));
    wait(MINUTE);
    await expect(models.listOffered()).rejects.toThrow("down");
    expect(models.isAvailable(GROK)).toBe(false);
  });
});

describe("MODEL_MAP", () => {
  it.each([
    ["", {}],
    [" , ", {}],
    [`${SONAR}=a`, { [SONAR]: "a" }],
    [` ${SONAR} = a/b:free , x-ai/grok-3-mini=g `, { [SONAR]: "a/b:free", "x-ai/grok-3-mini": "g" }],
  ])("%j", (text, map) => expect(parseModelMap(text)).toEqual(map));

  it.each([SONAR, `${SONAR}=`, "=a"])("refuses %j and says so", (text) => {
    expect(() => parseModelMap(text)).toThrow("is not catalogue-id=gateway-id");
  });
});
