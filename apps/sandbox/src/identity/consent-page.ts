import { escapeHtml, type Page } from "../html.ts";
import { ACCOUNTS, type Account, splitName } from "./accounts.ts";
import { type AuthorizeRequest, returnUrl } from "./authorize-request.ts";
import { CLIENT } from "./client.ts";

/** The choice of an account. `rejected` is what was typed into the free form when it could not be used. */
export function consentPage(
  request: AuthorizeRequest,
  rejected: { readonly email: string; readonly name: string } | null = null,
): Page {
  const hidden = hiddenFields(request);
  const host = escapeHtml(new URL(request.redirectUri).host);
  const cancel = escapeHtml(returnUrl(request, { error: "access_denied" }));
  return {
    title: "Sandbox sign-in",
    style: "consent",
    body: `<div class="consent">
<div class="intro"><h1>Sandbox sign-in</h1>
<p class="soft">Choose an account to continue to <strong>${CLIENT.name}</strong> at <strong class="host">${host}</strong>.</p></div>
<form method="post" action="/identity/authorize">${hidden}
<ul class="list accounts">${ACCOUNTS.map(accountButton).join("")}</ul></form>
<form class="card other" method="post" action="/identity/authorize">${hidden}
<h2>Use another e-mail</h2>
${field({ label: "E-mail", name: "email", type: "email", required: true, value: rejected?.email ?? "" })}
${rejected ? '<p class="wrong" role="alert" id="wrong">Enter an e-mail address like name@example.com.</p>' : ""}
${field({ label: "Name", hint: "optional", name: "name", type: "text", required: false, value: rejected?.name ?? "" })}
<button class="primary" type="submit">Continue</button></form>
<p class="foot"><span class="small">${CLIENT.name} receives the account’s ${shared(request)}. There are no passwords: these people are made up.</span>
<a class="cancel" href="${cancel}">Cancel</a></p>
</div>`,
  };
}

/** Shown instead of a redirect when there is no address that may be trusted. */
export function refusalPage(reason: string): Page {
  return {
    title: "Sign-in request refused",
    style: "consent",
    body: `<div class="consent"><div class="intro"><h1>Sign-in request refused</h1></div>
<section class="card"><p>${escapeHtml(reason)}</p>
<p class="small">The application that sent you here has to change its request.</p></section></div>`,
  };
}

function accountButton(account: Account): string {
  const { given, family } = splitName(account.name);
  const initials = `${given.charAt(0)}${family?.charAt(0) ?? ""}`;
  return `<li><button class="account" name="email" value="${escapeHtml(account.email)}">
<span class="initials" aria-hidden="true">${escapeHtml(initials)}</span>
<span class="who"><span class="name">${escapeHtml(account.name)}</span><span class="small">${escapeHtml(account.email)}</span></span>
${account.emailVerified ? "" : '<span class="state">Not verified</span>'}</button></li>`;
}

function field(input: {
  readonly label: string;
  readonly hint?: string;
  readonly name: "email" | "name";
  readonly type: "email" | "text";
  readonly required: boolean;
  readonly value: string;
}): string {
  const hint = input.hint ? ` <span class="small">${input.hint}</span>` : "";
  const wrong = input.required && input.value !== "" ? ' aria-invalid="true" aria-describedby="wrong"' : "";
  return `<label for="${input.name}">${input.label}${hint}</label>
<input id="${input.name}" name="${input.name}" type="${input.type}" value="${escapeHtml(input.value)}" autocomplete="off" maxlength="${input.type === "email" ? 254 : 100}"${input.required ? " required" : ""}${wrong}>`;
}

function hiddenFields(request: AuthorizeRequest): string {
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
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`],
    )
    .join("");
}

function shared({ scopes }: AuthorizeRequest): string {
  const parts = [
    ...(scopes.includes("profile") ? ["name"] : []),
    ...(scopes.includes("email") ? ["e-mail address"] : []),
  ];
  return parts.join(" and ") || "identifier";
}
