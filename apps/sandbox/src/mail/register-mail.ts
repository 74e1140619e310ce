import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../html.ts";
import type { Inbox } from "./inbox.ts";
import { inboxPage, messagePage, missingMessagePage } from "./mail-pages.ts";

// A repeated `to` arrives as a list; its first value counts.
const query = z.object({
  to: z.union([z.string(), z.array(z.string()).transform((all) => all[0])]).optional(),
});
const params = z.object({ id: z.string() });

/** The inbox as pages for people and as JSON for tests. */
export function registerMail(app: FastifyInstance, inbox: Inbox): void {
  app.get("/", (request, reply) => {
    const { to } = query.parse(request.query);
    return sendPage(reply, inboxPage(inbox.listTo(to), to ?? ""));
  });
  app.get("/messages", (request) => inbox.listTo(query.parse(request.query).to));
  app.delete("/messages", (_request, reply) => {
    inbox.clear();
    return reply.code(204).send();
  });
  app.get("/:id", (request, reply) => {
    const message = inbox.find(params.parse(request.params).id);
    return message ? sendPage(reply, messagePage(message)) : sendPage(reply, missingMessagePage(), 404);
  });
}
