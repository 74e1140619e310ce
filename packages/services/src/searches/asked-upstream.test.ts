import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { askColumn } from "./ask-column.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("keeps the upstream id that was asked, also when an admin changes it while the model answers", async () => {
  const id = await addSearch(services, await addUser(services));
  const run = await services.db
    .updateTable("runs")
    .set({ status: "running" })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { context } = services;
  const asked: string[] = [];
  const gateway: typeof context.gateway = {
    ...context.gateway,
    complete(question) {
      asked.push(question.upstreamId);
      context.directory.setUpstreamIds(new Map([[GPT, "openai/gpt-5-mini"]]));
      return context.gateway.complete(question);
    },
  };
  await askColumn({ ...context, gateway }, run, GPT, {
    signal: AbortSignal.timeout(120_000),
    isRetry: false,
    events: [],
    answerLog: context.answerLog,
  });
  const answer = await services.db
    .selectFrom("model_answers")
    .selectAll()
    .where("run_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(asked).toEqual(["openai/gpt-4.1-mini"]);
  expect([answer.upstream_id, answer.served_model]).toEqual([
    "openai/gpt-4.1-mini",
    expect.stringContaining("gpt-4.1-mini"),
  ]);
});
