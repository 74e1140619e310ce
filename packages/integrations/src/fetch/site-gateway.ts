import type { Dispatcher } from "undici";

/** Errors of a gateway (RFC 9209 §2.3) with the code that Node gives the same failure. */
const CODES: Readonly<Record<string, string>> = {
  dns_error: "ENOTFOUND",
  dns_timeout: "ENOTFOUND",
  connection_refused: "ECONNREFUSED",
  connection_terminated: "ECONNRESET",
  connection_timeout: "ETIMEDOUT",
  tls_certificate_error: "CERT_UNTRUSTED",
};

/** Address at which a gateway has a page: `https://acme.com/a?b` is `{gateway}/https/acme.com/a?b`. */
export function throughGateway(gateway: string, { protocol, host, pathname, search }: URL): URL {
  return new URL(`${gateway}/${protocol.replace(":", "")}/${host}${pathname}${search}`);
}

/** Throws what Node would have thrown, had the gateway's failure been our own. */
export function throwGatewayFailure({ headers }: Dispatcher.ResponseData): void {
  const status = [headers["proxy-status"]].flat().join();
  const failure = /;\s*error=([a-z_]+)/.exec(status)?.[1];
  if (failure === undefined) return;
  throw Object.assign(new Error(`The gateway says ${failure}`), { code: CODES[failure] ?? "ECONNRESET" });
}
