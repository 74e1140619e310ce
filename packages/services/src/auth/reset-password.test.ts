import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestAt, mailsTo, newEmail, resetTokenFor, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { authenticate } from "./authenticate.ts";
import { login } from "./login.ts";
import { refresh } from "./refresh.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const AT_ONCE = 60;
const INVALID_LINK = { code: "INVALID_RESET_LINK" };

async function askFor(email: string): Promise<string> {
  await forgotPassword(services.guest, email);
  return resetTokenFor(services, email);
}

describe("the mailed token", () => {
  it("sets a new password once, however often it is used at once, and ends every session", async () => {
    const maya = await signUp(services);
    const token = await askFor(maya.email);
    const tries = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        resetPassword(guestAt(services, index), { token, password: `new-secret-${index}` }),
      ),
    );
    const refused = tries.flatMap((attempt) => (attempt.status === "rejected" ? attempt.reason : []));
    expect(refused).toHaveLength(AT_ONCE - 1);
    for (const reason of refused) expect(reason).toMatchObject(INVALID_LINK);

    expect((await authenticate(services.guest, `Bearer ${maya.token}`)).viewer).toBeNull();
    await expect(refresh(services.guest, maya.refreshToken)).rejects.toMatchObject({ status: 401 });
    const winner = tries.findIndex((attempt) => attempt.status === "fulfilled");
    await login(services.guest, { email: maya.email, password: `new-secret-${winner}` });
    await services.runJobs();
    const [mail] = await mailsTo(services, maya.email);
    expect(mail?.subject).toBe("Your Standings password was changed");
  });

  it("stays usable after a password that is refused", async () => {
    const maya = await signUp(services);
    const token = await askFor(maya.email);
    const reset = (password: string) => resetPassword(services.guest, { token, password });
    await expect(reset("123")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(reset("qwerty123")).rejects.toMatchObject({ code: "COMMON_PASSWORD" });
    await reset("a-better-one");
  });

  it("is refused for the owner's own name or address", async () => {
    const maya = await signUp(services, newEmail("maya-lindqvist"));
    const token = await askFor(maya.email);
    for (const password of [maya.email, "maya-2026", "Standings1"]) {
      const refused = resetPassword(services.guest, { token, password });
      await expect(refused).rejects.toMatchObject({ code: "COMMON_PASSWORD" });
    }
  });

  it("does not work when it has expired", async () => {
    const maya = await signUp(services);
    const token = await askFor(maya.email);
    const late = services.after(61 * 60_000, () =>
      resetPassword(services.guest, { token, password: "a-better-one" }),
    );
    await expect(late).rejects.toMatchObject(INVALID_LINK);
  });
});

it("a mailbox gets ten links in half an hour, whoever asks; nobody is refused for the asking of others", async () => {
  const { email } = await signUp(services);
  for (let index = 0; index < 30; index += 1) {
    await forgotPassword(guestAt(services, index), email);
    await services.runJobs();
  }
  const subjects = (await mailsTo(services, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Reset"))).toHaveLength(10);
  const own = Array.from({ length: 7 }, () => forgotPassword(guestAt(services, 50), email));
  const refused = (await Promise.allSettled(own)).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(1);
});

it("an address without an account gets no mail", async () => {
  await forgotPassword(services.guest, "nobody@example.com");
  await services.runJobs();
  expect(await mailsTo(services, "nobody@example.com")).toEqual([]);
});
