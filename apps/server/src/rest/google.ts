import { createHash, timingSafeEqual } from "node:crypto";
import { beginGoogleSignIn, exchangeGoogleCode, type GoogleCode, type Settings } from "@standings/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";

interface GoogleOptions extends RouteOptions {
  readonly services: { readonly settings: Settings };
}

/**
 * The code flow beside the token login: the browser goes to the provider and comes back with a code, which the
 * server exchanges for the provider's access token; the page then signs in with that token like any other.
 */
export async function googleCodeFlow(
  server: FastifyInstance,
  { requestOf, services: { settings } }: GoogleOptions,
): Promise<void> {
  server.get("/start", { schema: { hide: true } }, async (request, reply) => {
    const { url, state, codeVerifier } = beginGoogleSignIn(await requestOf(request));
    return reply
      .header("set-cookie", setCookie(settings, `${state}.${codeVerifier}`, MINUTES * 60))
      .redirect(url.href);
  });
  server.get("/callback", { schema: { hide: true } }, async (request, reply) => {
    const code = readCode(request, cookieOf(settings).name);
    // A cookie of another tab's sign-in is left to it.
    if (code) reply.header("set-cookie", setCookie(settings, "", 0));
    const token = code && (await exchangeGoogleCode(await requestOf(request), code));
    return token ? handOver(reply, token) : reply.redirect("/?google_error=1");
  });
}

const MINUTES = 10;

const callbackSchema = z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) });

/** The code and what proves it; null when the person said no or came from elsewhere. */
function readCode(request: FastifyRequest, cookieName: string): GoogleCode | null {
  const query = callbackSchema.safeParse(request.query);
  const [state = "", codeVerifier = ""] = readCookie(request, cookieName).split(".");
  if (!query.success || state === "" || !isSame(query.data.state, state)) return null;
  return { code: query.data.code, codeVerifier };
}

/** Over https the browser itself refuses a `__Host-` cookie that another host or plain http has set. */
function cookieOf({ publicUrl }: Settings) {
  return publicUrl.startsWith("https:")
    ? { name: "__Host-google_sign_in", scope: "Path=/; Secure" }
    : { name: "google_sign_in", scope: "Path=/api/auth/google" };
}

function setCookie(settings: Settings, value: string, seconds: number): string {
  const { name, scope } = cookieOf(settings);
  return `${name}=${value}; ${scope}; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
}

function readCookie({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

const SCRIPT = `sessionStorage.setItem("google_token",document.currentScript.dataset.token);location.replace("/")`;
const SCRIPT_HASH = createHash("sha256").update(SCRIPT).digest("base64");

/** Leaves the token to the web app of the same origin: never in an address, a log or a referrer. */
function handOver(reply: FastifyReply, token: string): FastifyReply {
  const attribute = token.replace(/[^\w.~+/=-]/g, (character) => `&#${character.codePointAt(0)};`);
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    })
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Authenticating…</title><script data-token="${attribute}">${SCRIPT}</script>`,
    );
}
