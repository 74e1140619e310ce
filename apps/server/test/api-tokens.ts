import type { ApiScope } from "@standings/domain";
import { type Caller, caller, type Product, type SignedUp } from "./product.ts";

export interface TestToken extends Caller {
  readonly id: string;
  readonly secret: string;
}

/** An API token of a user, who is given access. */
export async function createApiToken(
  product: Pick<Product, "db" | "url">,
  user: SignedUp,
  scopes: readonly ApiScope[],
  wishes: object = {},
): Promise<TestToken> {
  await product.db.updateTable("users").set({ api_access: true }).where("id", "=", user.userId).execute();
  const { body } = await user.post("/tokens", { name: "Of a test", scopes, ...wishes });
  return { ...caller(product, body.token), id: body.id, secret: body.token };
}

/** Ends the minutes that calls of API tokens are counted in. */
export async function endMinute({ db }: Pick<Product, "db">): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "like", "api_call:%").execute();
}
