import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { runRates } from "../limits/rate-limit.ts";
import { storeConversion } from "./store-conversion.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("stores a conversion once, and only so many of a user in an hour", async () => {
  const maya = await addUser(services);
  const store = (conversionId: string) =>
    storeConversion(maya.request, { eventType: "search", conversionId, metadata: {} });
  const most = runRates(services.context, maya.userId).starts.attempts;
  const ends = await Promise.allSettled(Array.from({ length: most + 3 }, (_, nth) => store(`c${nth % 100}`)));
  const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  expect(refused.map(({ code, retryAfter }) => [code, retryAfter > 0])).toEqual(
    Array(3).fill(["TOO_MANY_REQUESTS", true]),
  );
  const rows = services.db.selectFrom("conversions").select("id").where("user_id", "=", maya.userId);
  expect(await rows.execute()).toHaveLength(100);
});
