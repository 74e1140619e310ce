import type { AppRouter } from "@standings/api";
import { type OperationLink, type OperationResultEnvelope, TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getToken, storeTokens } from "../session/token.ts";
import { renewalLink } from "./renewal-link.ts";

type Failure = TRPCClientError<AppRouter>;

const values = new Map<string, string>();
const REFUSED_CALL = TRPCClientError.from<AppRouter>({
  error: { message: "", code: -32001, data: { errorCode: "AUTHENTICATION_REQUIRED" } },
});
const REFUSED_STREAM = TRPCClientError.from<AppRouter>({ code: 401 });
const NOT_FOUND = TRPCClientError.from<AppRouter>({
  error: { message: "", code: -32004, data: { errorCode: "NOT_FOUND" } },
});

beforeEach(() => {
  vi.stubGlobal("navigator", {});
  values.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  vi.stubGlobal("fetch", async () => Response.json({ token: "new", refreshToken: "refresh-2" }));
  storeTokens("old", "refresh-1");
});

/** Sends one operation whose attempts end as given; returns the tokens of the attempts and the outcome. */
function send(ends: readonly (Failure | string)[]) {
  const tokens: (string | null)[] = [];
  const next: ReturnType<typeof vi.fn> & Parameters<OperationLink<AppRouter>>[0]["next"] = vi.fn(() =>
    observable<OperationResultEnvelope<unknown, Failure>, Failure>((observer) => {
      const end = ends[tokens.length];
      tokens.push(getToken());
      if (typeof end === "string") {
        observer.next({ result: { type: "data", data: end } });
        observer.complete();
      } else if (end) observer.error(end);
    }),
  );
  const op = { id: 1, type: "query", input: null, path: "auth.me", context: {}, signal: null } as const;
  return new Promise<{ tokens: typeof tokens; data?: unknown; error?: Failure }>((resolve) => {
    renewalLink({})({ op, next }).subscribe({
      next: ({ result }) => resolve({ tokens, data: "data" in result ? result.data : undefined }),
      error: (error) => resolve({ tokens, error }),
    });
  });
}

describe("renewalLink", () => {
  it.each([
    ["call", REFUSED_CALL],
    ["event stream", REFUSED_STREAM],
  ])("sends a refused %s once more with a new token", async (_what, refusal) => {
    expect(await send([refusal, "answer"])).toEqual({ tokens: ["old", "new"], data: "answer" });
  });

  it("gives up when it is refused again", async () => {
    expect(await send([REFUSED_CALL, REFUSED_CALL])).toEqual({ tokens: ["old", "new"], error: REFUSED_CALL });
  });

  it("passes other failures and answers on", async () => {
    expect(await send([NOT_FOUND])).toEqual({ tokens: ["old"], error: NOT_FOUND });
    expect(await send(["answer"])).toEqual({ tokens: ["old"], data: "answer" });
  });

  it("leaves the refusal as it is when the session has ended", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
    expect(await send([REFUSED_CALL])).toEqual({ tokens: ["old"], error: REFUSED_CALL });
    expect(getToken()).toBeNull();
  });
});
