import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { SEARCH_FAILED, startProblem } from "./start-run.ts";

const reply = (errorCode: string) =>
  TRPCClientError.from({ error: { code: -32_000, message: errorCode, data: { errorCode } } });

it.each([
  ["a lost connection", new Error("fetch failed"), { kind: "unreachable", message: SEARCH_FAILED }],
  [
    "a database that went away",
    reply("DATABASE_UNAVAILABLE"),
    { kind: "unreachable", message: "DATABASE_UNAVAILABLE" },
  ],
  ["a refusal", reply("INVALID_MODEL"), { kind: "refused", message: "INVALID_MODEL" }],
  ["another question", reply("RUN_CHANGED"), { kind: "changed", message: "RUN_CHANGED" }],
])("%s", (_name, error, problem) => expect(startProblem(error)).toEqual(problem));
