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

it("the start names the database, and never its password", () => {
  expect(banner(readEnv({ DATA_DIR: "own" }))).toContain("embedded, in own");
  const own = banner(readEnv({ DATABASE_HOST: "db.example.com", DATABASE_PASSWORD: "northwind" }));
  expect(own).toContain("standings at db.example.com:5432");
  expect(own).not.toContain("northwind");
});
