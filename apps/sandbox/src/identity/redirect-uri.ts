import { LOOPBACK } from "../loopback.ts";

/** What is wrong with a redirect URI, or null: only an http(s) address of this machine may get a code. */
export function faultOfRedirectUri(uri: string): string | null {
  if (!URL.canParse(uri)) return "is not an absolute URL";
  const { protocol, hostname, hash, username, password } = new URL(uri);
  if (protocol !== "http:" && protocol !== "https:") return "must start with http:// or https://";
  if (!LOOPBACK.test(hostname)) return "must be on this machine (localhost, 127.0.0.1 or [::1])";
  if (hash !== "" || uri.includes("#")) return "must not have a fragment";
  if (username !== "" || password !== "") return "must not contain credentials";
  return null;
}

/** The redirect URI with the answer added to whatever query it has. */
export function returnUrl(
  request: { readonly redirectUri: string; readonly state: string | null },
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.append(name, value);
  if (request.state !== null) url.searchParams.append("state", request.state);
  return url.href;
}
