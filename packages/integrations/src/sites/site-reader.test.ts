import { expect, it } from "vitest";
import { send, startInternet } from "../../test/internet.ts";
import { createSiteReader } from "./site-reader.ts";

it("reads a site once for all who ask meanwhile, and again for who asks later", async () => {
  const internet = await startInternet();
  internet.serve("acme.com", { "/robots.txt": send("User-agent: *\nDisallow: /") });
  const reader = createSiteReader({ get: internet.client.get, userAgent: "StandingsBot/1.0" });
  const [first, second] = await Promise.all([reader.read("acme.com"), reader.read("acme.com")]);
  expect(first).toBe(second);
  expect(internet.asked).toEqual(["acme.com/robots.txt"]);
  await reader.read("acme.com");
  expect(internet.asked).toHaveLength(2);
  await internet.close();
});
