import type { AppRouter } from "@standings/api";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, it } from "vitest";
import { createApi } from "./create-api.ts";
import { watchErrors } from "./links.ts";

it("tells what a call fails with, and passes it on", async () => {
  const data = { errorCode: "DATABASE_UNAVAILABLE" };
  const failing: TRPCLink<AppRouter> = () => () =>
    observable((observer) =>
      observer.error(TRPCClientError.from({ error: { code: -32_603, message: "away", data } })),
    );
  const seen: unknown[] = [];
  const { client } = createApi(watchErrors((error) => seen.push(error))(failing));
  await expect(client.trending.home.query()).rejects.toThrow("away");
  expect(seen).toEqual([expect.objectContaining({ data })]);
});
