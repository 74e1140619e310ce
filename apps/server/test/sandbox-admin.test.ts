import { SANDBOX_ADMIN } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "./processes.ts";
import { caller } from "./product.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const LIVE = {
  PUBLIC_URL: "https://standings.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  ADMIN_EMAIL: "owner@standings.example",
  ADMIN_PASSWORD: "northwind-admin-9",
};

it("the sandbox's admin is closed by the start that goes live", async () => {
  const local = await stack.processes.start();
  const { body } = await caller(local).post("/auth/login", SANDBOX_ADMIN);
  expect(body.user.role).toBe("admin");

  const live = await stack.processes.start(LIVE);
  expect(live.log().match(/the sandbox's admin was closed/g)).toHaveLength(1);
  expect((await caller(live).post("/auth/login", SANDBOX_ADMIN)).status).toBe(401);
  expect((await caller(live, body.token).get("/auth/me")).status).toBe(401);
  const refreshed = await caller(live).post("/auth/refresh", { refreshToken: body.refreshToken });
  expect(refreshed.status).toBe(401);
  const owner = { email: LIVE.ADMIN_EMAIL, password: LIVE.ADMIN_PASSWORD };
  expect((await caller(live).post("/auth/login", owner)).body.user.role).toBe("admin");
});
