import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Payments } from "../payments.ts";
import { DEFAULT_SECRET, defaultEndpointUrl, setDefaultEndpoint } from "../webhooks/default-endpoint.ts";
import { readBody } from "./read-body.ts";

const body = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
});

/** Where the sandbox's own endpoint points; null means nowhere. */
export function registerWebhookControl(app: FastifyInstance, { store }: Payments): void {
  const show = () => ({ url: defaultEndpointUrl(store), secret: DEFAULT_SECRET });

  app.get("/webhook", show);
  app.put("/webhook", (request) => {
    setDefaultEndpoint(store, readBody(body, request.body).url);
    return show();
  });
}
