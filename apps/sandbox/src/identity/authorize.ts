import type { FastifyReply } from "fastify";
import { z } from "zod";
import { sendPage } from "../html.ts";
import { accountOf } from "./accounts.ts";
import { readAuthorizeRequest, returnUrl } from "./authorize-request.ts";
import { consentPage, refusalPage } from "./consent-page.ts";
import type { Grants } from "./grants.ts";

const choice = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  name: z.string().trim().max(100).optional(),
});
const draft = z.object({ email: z.string().catch(""), name: z.string().catch("") });

/**
 * The authorization endpoint. The page's forms post the request's own parameters again, with the chosen
 * `email` (and `name`), so the server remembers nothing in between.
 */
export function authorize(grants: Grants, input: unknown, reply: FastifyReply): FastifyReply {
  const read = readAuthorizeRequest(input);
  if (read.kind === "refuse") return sendPage(reply, refusalPage(read.reason), 400);
  if (read.kind === "return") return reply.redirect(read.url, 303);

  const { request } = read;
  // OpenID Connect lets clients post the request itself; a post without a choice shows the page as well.
  if (typeof input !== "object" || input === null || !("email" in input)) {
    return sendPage(reply, consentPage(request));
  }
  const chosen = choice.safeParse(input);
  if (!chosen.success) return sendPage(reply, consentPage(request, draft.parse(input)), 400);
  const account = accountOf(chosen.data.email, { name: chosen.data.name });
  const { state: _state, ...grant } = request;
  return reply.redirect(returnUrl(request, { code: grants.issueCode({ account, ...grant }) }), 303);
}
