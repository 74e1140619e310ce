import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../html.ts";
import { faultsOf } from "../requests.ts";
import { type FaultBox, faultsBody } from "./faults.ts";
import type { Inbox } from "./inbox.ts";
import { inboxPage, messagePage, missingMessagePage } from "./mail-pages.ts";

// A repeated `to` arrives as a list; its first value counts.
const query = z.object({
  to: z.union([z.string(), z.array(z.string()).transform((all) => all[0])]).optional(),
});
const params = z.object({ id: z.string() });

interface MailParts {
  readonly inbox: Inbox;
  readonly faults: FaultBox;
  /** PEM, for clients that check it. */
  readonly certificate: string;
}

/** The inbox as pages for people and as JSON for tests, injected faults, and the SMTP server's certificate. */
export function registerMail(app: FastifyInstance, { inbox, faults, certificate }: MailParts): void {
  app.get("/", (request, reply) => {
    const { to } = query.parse(request.query);
    return sendPage(reply, inboxPage(inbox.listTo(to), to ?? ""));
  });
  app.get("/messages", (request) => inbox.listTo(query.parse(request.query).to));
  app.delete("/messages", (_request, reply) => {
    inbox.clear();
    return reply.code(204).send();
  });
  app.get("/faults", () => ({ faults: faults.list() }));
  app.put("/faults", (request, reply) => {
    const parsed = faultsBody.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: faultsOf(parsed.error) });
    faults.replace(parsed.data.faults);
    return { faults: faults.list() };
  });
  app.get("/certificate.pem", (_request, reply) => reply.type("application/x-pem-file").send(certificate));
  app.get("/:id", (request, reply) => {
    const message = inbox.find(params.parse(request.params).id);
    return message ? sendPage(reply, messagePage(message)) : sendPage(reply, missingMessagePage(), 404);
  });
}
