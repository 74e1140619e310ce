import { SANDBOX_ADMIN } from "@standings/domain";
import { expect, it } from "vitest";
import { banner } from "../src/banner.ts";
import { readEnv } from "../src/env.ts";

it("the start prints the sandbox's password, and never a configured one", () => {
  expect(banner(readEnv({}))).toContain(`${SANDBOX_ADMIN.email} / ${SANDBOX_ADMIN.password}`);
  const own = banner(readEnv({ ADMIN_EMAIL: "Owner@example.com", ADMIN_PASSWORD: "northwind-admin-9" }));
  expect(own).toContain("owner@example.com");
  expect(own).not.toContain("northwind");
});
