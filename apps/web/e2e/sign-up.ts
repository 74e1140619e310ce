import { eventually } from "@standings/testing/eventually";
import type { Product } from "./product.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
}

export const PASSWORD = "northwind-9";

/** A verified account with its sign-up credits, made through the REST bridge. */
export async function signUp(product: Product, { name, email }: Person): Promise<{ token: string }> {
  await post(product, "/auth/register", { name, email, password: PASSWORD });
  const code = await mailedCode(product, email);
  const response = await post(product, "/auth/verify-email", { email, code });
  return (await response.json()) as { token: string };
}

/** Waits for the newest mail to an address and returns its code. */
export async function mailedCode(product: Product, email: string): Promise<string> {
  return eventually(async () => {
    const response = await fetch(`${product.sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`);
    const [mail] = (await response.json()) as { subject: string }[];
    return /\d{6}/.exec(mail?.subject ?? "")?.[0];
  }, `a code mailed to ${email}`);
}

/** Calls the REST bridge as a guest. */
export function post(product: Product, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${product.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}
