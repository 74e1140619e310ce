import { randomUUID } from "node:crypto";
import { extendStudySchema, lastEventIdSchema, studiesSchema, studyBodySchema } from "@standings/api";
import { asColumnId } from "@standings/domain";
import { STUDY_CSV_ROWS } from "@standings/reports";
import {
  deleteStudy,
  exportStudyCsv,
  exportStudyPdf,
  extendStudy,
  followStudy,
  getStudy,
  getStudyAnswer,
  listStudies,
  startStudy,
  stopStudy,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import type { RouteOptions } from "./request-of.ts";
import { sendFile } from "./send-file.ts";
import { streamEvents, toChunk } from "./sse.ts";
import { toStudyDocument } from "./study-document.ts";

interface OfStudy {
  Params: { id: string };
}

/** Studies over REST (decisions "Shapes and cases"). */
export async function studyRoutes(
  server: FastifyInstance,
  { requestOf, userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  server.post("/", async (request, reply) => {
    const caller = await userRequestOf(request);
    const body = studyBodySchema.parse(request.body ?? {});
    const clientRunId = body.clientRunId ?? idempotencyKey(request) ?? randomUUID();
    const { studyId, ...held } = await startStudy(caller, { ...body, clientRunId });
    return reply.code(201).send({ id: studyId, state: "running", ...held });
  });

  server.get("/", async (request) =>
    listStudies(await userRequestOf(request), studiesSchema.parse(request.query)),
  );

  server.get<OfStudy>("/:id", async (request) =>
    toStudyDocument(await getStudy(await requestOf(request), request.params.id)),
  );

  /** The log of the study: its answers and rounds, as they come. */
  server.get<OfStudy>("/:id/events", async (request, reply) => {
    const caller = await userRequestOf(request);
    const afterSeq = lastEventIdSchema.parse(request.headers["last-event-id"]?.toString());
    return streamEvents(request, reply, streams, async () => ({
      events: await followStudy(caller, { studyId: request.params.id, afterSeq }),
      toText: ({ seq, event }) => toChunk(seq, event),
    }));
  });

  server.get<OfStudy & { Params: { columnId: string } }>("/:id/answers/:columnId", async (request) => {
    const { id: studyId, columnId } = request.params;
    return getStudyAnswer(await requestOf(request), { studyId, columnId: asColumnId(columnId) });
  });

  server.get<OfStudy>("/:id/export/csv", async (request, reply) => {
    const caller = await userRequestOf(request);
    const { rows } = studyCsvSchema.parse(request.query);
    const file = await exportStudyCsv(caller, { studyId: request.params.id, rows });
    return sendFile(reply, file, "text/csv; charset=utf-8");
  });

  server.get<OfStudy>("/:id/export/pdf", async (request, reply) => {
    const file = await exportStudyPdf(await userRequestOf(request), request.params.id);
    return sendFile(reply, file, "application/pdf");
  });

  server.post<OfStudy>("/:id/stop", async (request) => {
    await stopStudy(await userRequestOf(request), { studyId: request.params.id });
    return { ok: true };
  });

  server.post<OfStudy>("/:id/extend", async (request) => {
    const caller = await userRequestOf(request);
    const { rounds, after } = extensionSchema.parse(request.body ?? {});
    const { studyId, ...held } = await extendStudy(caller, { studyId: request.params.id, rounds, after });
    return { id: studyId, state: "running", ...held };
  });

  server.delete<OfStudy>("/:id", async (request) => {
    await deleteStudy(await userRequestOf(request), { studyId: request.params.id });
    return { ok: true };
  });
}

const extensionSchema = z.object(extendStudySchema.omit({ studyId: true }).shape);

const studyCsvSchema = z.object({ rows: z.enum(STUDY_CSV_ROWS).default("answers") });
