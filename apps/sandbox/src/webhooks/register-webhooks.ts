import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RecentList } from "../recent-list.ts";
import { faultsOf } from "../requests.ts";

interface Received {
  readonly box: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The text as it came, which its signature is over. */
  readonly body: string;
  /** What was answered. */
  readonly status: number;
}

const KEPT = 200;

const answerBody = z.object({
  /** Status of the next answers. */
  status: z.int().min(200).max(599),
  /** How many answers; all when left out. */
  times: z.int().min(1).optional(),
});

type ByBox = { Params: { box: string } };

/** Receivers of webhooks, a box for each name: they keep what comes, and answer 204 unless told otherwise. */
export async function registerWebhooks(app: FastifyInstance): Promise<void> {
  const received = new RecentList<Received>(KEPT);
  const answers = new Map<string, { readonly status: number; left: number }>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post<ByBox>("/:box", async ({ params: { box }, headers, body }, reply) => {
    const answer = answers.get(box);
    const status = answer && answer.left > 0 ? answer.status : 204;
    if (answer) answer.left -= 1;
    received.add({ box, headers, body: String(body ?? ""), status });
    return reply.code(status).send();
  });
  app.get<ByBox>("/:box", async ({ params }) => received.list().filter(({ box }) => box === params.box));
  app.put<ByBox>("/:box/answer", async ({ params: { box }, body }, reply) => {
    const parsed = answerBody.safeParse(JSON.parse(String(body)));
    if (!parsed.success) return reply.code(400).send({ error: faultsOf(parsed.error) });
    const { status, times = Number.POSITIVE_INFINITY } = parsed.data;
    answers.set(box, { status, left: times });
    return parsed.data;
  });
}
