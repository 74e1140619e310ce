import type { Page } from "./html.ts";

interface Service {
  readonly name: string;
  readonly what: string;
  readonly links: readonly (readonly [path: string, label: string])[];
}

const SERVICES: readonly Service[] = [
  {
    name: "Model gateway",
    what: "Nine language models behind the OpenAI protocol at <code>/models/v1</code>, answering from a written catalogue.",
    links: [
      ["/models/v1/models", "Models"],
      ["/models/faults", "Injected faults"],
      ["/models/requests", "Recent requests"],
    ],
  },
  {
    name: "Card payments",
    what: "Checkout, charges, refunds, disputes, invoices and signed events over Stripe’s protocol at <code>/v1</code>, with no money behind it.",
    links: [
      ["/payments", "Payments"],
      ["/payments/deliveries", "Event deliveries"],
      ["/payments/faults", "Injected faults"],
    ],
  },
  {
    name: "Mail",
    what: "Takes every mail sent to the SMTP port (the one after this) and delivers none of it.",
    links: [
      ["/mail", "Inbox"],
      ["/mail/messages", "Messages as JSON"],
    ],
  },
  {
    name: "Identity provider",
    what: "Sign-in with OpenID Connect at <code>/identity</code>, with made-up accounts and no passwords.",
    links: [
      ["/identity/.well-known/openid-configuration", "Discovery document"],
      ["/identity/jwks", "Signing key"],
    ],
  },
];

/** The list of stand-ins and where to look at each. */
export function homePage(): Page {
  const services = SERVICES.map(
    ({ name, what, links }) =>
      `<section class="card"><h2>${name}</h2><p class="soft">${what}</p><p class="links">${links
        .map(([path, label]) => `<a href="${path}">${label}</a>`)
        .join("")}</p></section>`,
  );
  return {
    title: "Standings sandbox",
    body: `<h1>Stand-ins for outside services</h1>
<p class="soft">Everything here is made up for trying the product on one machine. Nothing leaves it.</p>
${services.join("\n")}`,
  };
}
