import { eventually } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, codeFor, mailsTo, type Product, signUp, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const registration = (email: string) => ({
  name: "Ada",
  email,
  password: "northwind-9",
  queryParams: { ref: "news" },
});

describe("registration", () => {
  it("opens an account with the mailed code, its credits and its trial", async () => {
    const guest = caller(product);
    const registered = await guest.post("/auth/register", registration(" Ada@Example.com "));
    expect(registered.status).toBe(201);
    expect(registered.body).toEqual({
      requiresVerification: true,
      email: "ada@example.com",
      user: { name: "Ada", email: "ada@example.com", emailVerified: false },
      registrationSecret: expect.stringMatching(/^[\w-]{32}$/),
    });
    const code = await codeFor(product.sandbox, "ada@example.com");
    const verified = await guest.post("/auth/verify-email", { email: "ada@example.com", code });
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({
      isNewUser: true,
      user: { credits: 5, subscription_status: "free_trial" },
    });
    const me = await caller(product, verified.body.token).get("/auth/me");
    expect(me.body).toEqual(verified.body.user);
    expect(me.body).toMatchObject({ name: "Ada", emailVerified: true, role: "user", authProvider: "email" });
    const again = await guest.post("/auth/verify-email", { email: "ada@example.com", code });
    expect(again.status).toBe(400);
  });

  it("answers alike for an address that has an account, and mails its owner", async () => {
    const owner = await signUp(product);
    const guest = caller(product);
    const taken = await guest.post("/auth/register", registration(owner.email));
    const fresh = await guest.post("/auth/register", registration("fresh@example.com"));
    expect(taken.status).toBe(fresh.status);
    const shapeOf = ({ registrationSecret, ...body }: Record<string, unknown>, email: string) =>
      JSON.stringify({ ...body, length: String(registrationSecret).length }).replaceAll(email, "?");
    expect(shapeOf(taken.body, owner.email)).toBe(shapeOf(fresh.body, "fresh@example.com"));
    await eventually(async () =>
      (await mailsTo(product.sandbox, owner.email))[0]?.subject.includes("already have"),
    );
  });

  it.each([
    [{ name: "", email: "x@example.com", password: "northwind-9" }, 400, "Name is required"],
    [{ name: "X", email: "x", password: "northwind-9" }, 400, "Please enter a valid email address"],
    [
      { name: "X", email: "x@example.com", password: "short" },
      400,
      "Password must be at least 6 characters long",
    ],
    [
      { name: "X", email: "x@example.com", password: "password1" },
      422,
      "Please choose a less common password",
    ],
    [
      { name: "X\u0000", email: "x@example.com", password: "northwind-9" },
      400,
      "Text contains characters that are not allowed",
    ],
    [
      { name: "X", email: "x@example.com\r\nRCPT TO:<y@example.com>", password: "northwind-9" },
      400,
      "Please enter a valid email address",
    ],
  ])("refuses %j", async (body, status, error) => {
    const reply = await caller(product).post("/auth/register", body);
    expect([reply.status, reply.body]).toEqual([status, { error }]);
  });
});

describe("sessions", () => {
  it("tells an unverified account apart only when the password is right", async () => {
    const email = "later@example.com";
    const guest = caller(product);
    await guest.post("/auth/register", registration(email));
    await codeFor(product.sandbox, email);
    const right = await guest.post("/auth/login", { email, password: "northwind-9" });
    const next = { error: "Email verification required", registrationSecret: expect.any(String) };
    expect([right.status, right.body]).toEqual([403, next]);
    const wrong = await guest.post("/auth/login", { email, password: "something" });
    const unknown = await guest.post("/auth/login", { email: "nobody@example.com", password: "something" });
    expect([wrong.status, wrong.body]).toEqual([401, { error: "Invalid email or password" }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it("signs in, and out on the server", async () => {
    const { email, token } = await signUp(product);
    const login = await caller(product).post("/auth/login", { email, password: "northwind-9" });
    expect(login.body).toMatchObject({ isNewUser: false, user: { email } });
    const signedIn = caller(product, login.body.token);
    expect((await signedIn.post("/auth/logout")).status).toBe(200);
    const after = await signedIn.get("/auth/me");
    expect([after.status, after.body]).toEqual([401, { error: "Authentication required" }]);
    expect((await caller(product, token).get("/auth/me")).status).toBe(200);
  });

  it("rotates refresh tokens and ends the family when an old one comes back", async () => {
    const { token, refreshToken } = await signUp(product);
    const guest = caller(product);
    const next = await guest.post("/auth/refresh", { refreshToken });
    expect(next.status).toBe(200);
    expect((await caller(product, token).get("/auth/me")).status).toBe(401);
    expect((await caller(product, next.body.token).get("/auth/me")).status).toBe(200);
    expect((await guest.post("/auth/refresh", { refreshToken })).status).toBe(401);
    expect((await caller(product, next.body.token).get("/auth/me")).status).toBe(401);
    expect((await guest.post("/auth/refresh", { refreshToken: next.body.refreshToken })).status).toBe(401);
  });
});
