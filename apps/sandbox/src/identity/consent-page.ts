import type { Page } from "../html.ts";
import { ACCOUNTS, splitName } from "./accounts.ts";
import { type AuthorizeRequest, returnUrl } from "./authorize-request.ts";
import { CLIENT } from "./tokens.ts";

/** The page for choosing an account. `rejected` holds the values of the free form when they were invalid. */
export function consentPage(
  request: AuthorizeRequest,
  rejected: { readonly email: string; readonly name: string } | null = null,
): Page {
  const accounts = ACCOUNTS.map((account) => {
    const { given, family } = splitName(account.name);
    return { account, initials: `${given.charAt(0)}${family?.charAt(0) ?? ""}` };
  });
  return {
    title: "Sandbox sign-in",
    style: "consent",
    view: "consent",
    data: {
      accounts,
      cancel: returnUrl(request, { error: "access_denied" }),
      client: CLIENT.name,
      hidden: hiddenFields(request),
      host: new URL(request.redirectUri).host,
      rejected,
      shared: shared(request),
    },
  };
}

/** The page that replaces the redirect when no redirect address can be trusted. */
export function refusalPage(reason: string): Page {
  return { title: "Sign-in request refused", style: "consent", view: "refusal", data: { reason } };
}

function hiddenFields(request: AuthorizeRequest): readonly [string, string | null][] {
  const fields = {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: "code",
    scope: request.scopes.join(" "),
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    code_challenge_method: request.challenge === null ? null : "S256",
  };
  return Object.entries(fields).filter(([, value]) => value !== null);
}

function shared({ scopes }: AuthorizeRequest): string {
  const parts = [
    ...(scopes.includes("profile") ? ["name"] : []),
    ...(scopes.includes("email") ? ["e-mail address"] : []),
  ];
  return parts.join(" and ") || "identifier";
}
