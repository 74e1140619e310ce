import type { OfferedModel } from "@standings/models";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import type { ModelRow } from "../admin/models/model-rows.ts";
import { secondReading } from "./second-reading.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const CHOSEN = { upstreamId: null, deadlineMs: 5_000 };

/** Who reads again when the first models of the catalogue have these facts, and the others no structured output; `listed`: what the gateway says of each. */
function readerAmong(
  facts: readonly Partial<ModelRow>[],
  extraction: Parameters<typeof secondReading>[0]["settings"]["extraction"] = CHOSEN,
  listed: Pick<OfferedModel, "structuredOutput" | "inputPrice" | "outputPrice"> | null = null,
) {
  const { context } = services;
  const rows = context.catalogue.rows().map((row, nth) => {
    const priced = { ...row, input_price: 1, output_price: 1, structured_output: false };
    return { ...priced, ...facts[nth], upstream_id: `model-${nth}` };
  });
  const directory = {
    ...context.directory,
    isAvailable: () => true,
    offered: (id: string): OfferedModel | null =>
      listed && { ...listed, upstreamId: id, name: id, createdAt: null, search: "none", searchedBy: "none" },
    upstreamId: (id: string) => rows.find((row) => row.id === id)?.upstream_id ?? id,
  };
  const settings = { ...context.settings, extraction };
  return secondReading({ settings, directory, catalogue: { ...context.catalogue, rows: () => rows } });
}

it("is by the cheapest active model that gives structured output and does not search by itself", () => {
  const fit = { structured_output: true };
  const found = readerAmong([
    { ...fit, input_price: 0.4, output_price: 0.4 },
    { ...fit, input_price: 0.3, output_price: 0.7 },
    { ...fit, input_price: 0.1, output_price: 0.1, status: "retired" },
    { ...fit, input_price: 0.1, output_price: 0.1, search: "built_in" },
    { input_price: 0.1, output_price: 0.1 },
  ]);
  expect(found).toEqual({ upstreamId: "model-1", deadlineMs: 5_000 });
});

it("takes what admins have not said from the gateway's list", () => {
  const unsaid = { structured_output: null, input_price: null, output_price: null };
  expect(
    readerAmong([unsaid, unsaid], CHOSEN, { structuredOutput: true, inputPrice: 2, outputPrice: 8 }),
  ).toEqual({
    upstreamId: "model-0",
    deadlineMs: 5_000,
  });
  expect(readerAmong([unsaid], CHOSEN, { structuredOutput: null, inputPrice: 2, outputPrice: 8 })).toBeNull();
  expect(
    readerAmong([unsaid], CHOSEN, { structuredOutput: true, inputPrice: null, outputPrice: 8 }),
  ).toBeNull();
});

it("is by nobody when no model is fit, and by the one that is configured", () => {
  expect(readerAmong([])).toBeNull();
  expect(readerAmong([{ structured_output: true }], null)).toBeNull();
  const named = { upstreamId: "somebody/reader", deadlineMs: 1 };
  expect(readerAmong([{ structured_output: true }], named)).toEqual(named);
});
