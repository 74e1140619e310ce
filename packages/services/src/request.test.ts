import { expect, it } from "vitest";
import type { ServiceContext } from "./context.ts";
import {
  allowAnyone,
  allowReader,
  checkScope,
  checkSession,
  openServices,
  PUBLIC_VIEWER,
  requireScope,
  requireSystem,
  requireUser,
  type ServiceRequest,
  spenderOf,
  type Viewer,
} from "./request.ts";

const primary = {} as ServiceContext["db"];
const replica = {} as ServiceContext["db"];
const services = openServices({ db: primary, publicReads: replica } as ServiceContext);

const caller = { address: "192.0.2.1", userAgent: "Test" };
const session: Viewer = { userId: "maya", token: "secret" };
const tokenFor = (...scopes: ("read" | "run")[]): Viewer => ({
  userId: "maya",
  apiToken: { id: "ci", scopes, calls: { limit: 60, left: 59, resetsIn: 60 } },
});

const CALLERS = {
  guest: services.request(caller),
  page: services.publicRequest(),
  session: services.request(caller, session),
  reader: services.request(caller, tokenFor("read")),
  runner: services.request(caller, tokenFor("read", "run")),
  system: services.systemRequest(),
};

/** Who passes, or what the refusal says. */
function outcomes(guard: (request: ServiceRequest) => unknown): Record<string, unknown> {
  const outcome = (request: ServiceRequest) => {
    try {
      guard(request);
      return "passes";
    } catch (error) {
      return Object(error).code;
    }
  };
  return Object.fromEntries(Object.entries(CALLERS).map(([name, request]) => [name, outcome(request)]));
}

const NEEDS_ACCOUNT = {
  guest: "AUTHENTICATION_REQUIRED",
  page: "AUTHENTICATION_REQUIRED",
  system: "AUTHENTICATION_REQUIRED",
};

it("each guard lets through whom it says, and refuses everybody else", () => {
  const all = {
    guest: "passes",
    page: "passes",
    session: "passes",
    reader: "passes",
    runner: "passes",
    system: "passes",
  };
  expect(outcomes(allowAnyone)).toEqual(all);
  expect(outcomes(allowReader)).toEqual(all);
  const ownOnly = {
    ...NEEDS_ACCOUNT,
    session: "passes",
    reader: "SESSION_REQUIRED",
    runner: "SESSION_REQUIRED",
  };
  expect(outcomes(requireUser)).toEqual(ownOnly);
  expect(outcomes(checkSession)).toEqual(ownOnly);
  const runs = { ...NEEDS_ACCOUNT, session: "passes", reader: "SCOPE_MISSING", runner: "passes" };
  expect(outcomes((request) => requireScope(request, "run"))).toEqual(runs);
  expect(outcomes((request) => checkScope(request, "run"))).toEqual(runs);
  expect(outcomes(requireSystem)).toEqual({
    ...Object.fromEntries(Object.keys(CALLERS).map((name) => [name, "FORBIDDEN"])),
    system: "passes",
  });
});

it("a page for guests and users tells them apart, and a guest has no searches", () => {
  expect(allowReader(CALLERS.guest)).toMatchObject({ viewer: PUBLIC_VIEWER, isGuest: true });
  expect(allowReader(CALLERS.session)).toMatchObject({ viewer: session, isGuest: false });
  expect(allowReader(services.request(caller, tokenFor("read")))).toMatchObject({ isGuest: false });
  expect(() => allowReader(services.request(caller, tokenFor()))).toThrow("scope read");
});

it("a token spends for its account; a session is the account", () => {
  expect([spenderOf(session), spenderOf(tokenFor("run"))]).toEqual([null, "ci"]);
});

it("pages for everybody may be read from a replica, and nothing else is", () => {
  expect(allowAnyone(CALLERS.page).services.db).toBe(replica);
  for (const request of [CALLERS.guest, CALLERS.session, CALLERS.system])
    expect(allowAnyone(request).services.db).toBe(primary);
});
