import { randomUUID } from "node:crypto";
import { extendStudySchema, lastEventIdSchema, studiesSchema, studyBodySchema } from "@standings/api";
import { asColumnId, searchedBy } from "@standings/domain";
import { STUDY_ROWS } from "@standings/reports";
import {
  deleteStudy,
  exportStudyPdf,
  exportStudyTable,
  extendStudy,
  followStudy,
  getStudy,
  getStudyAnswer,
  listStudies,
  setStudyPrivacy,
  startStudy,
  stopStudy,
} from "@standings/services";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, DONE, type RestServer } from "./call.ts";
import { idempotencyKey, sendFile } from "./headers.ts";
import { startedStudy, studies, study, studyAnswer, studyPrivacy } from "./replies/companies.ts";
import { streamEvents, toChunk } from "./sse.ts";
import { toStudyDocument } from "./study-document.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

/** Studies over REST (decisions "Shapes and cases"). */
export async function studyRoutes(
  server: RestServer,
  { requestOf, userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  server.post(
    "/",
    call("run", "Starts a study: one question in rounds", {
      takes: { body: studyBodySchema },
      replies: { 201: startedStudy },
      isRepeatable: true,
      errors: [
        "INSUFFICIENT_CREDITS",
        "RUN_CHANGED",
        "TOKEN_LIMIT",
        "INVALID_PROMPT",
        "INVALID_MODEL",
        "STUDY_TOO_LONG",
        "TOO_MANY_STUDIES",
        "STUDY_GOAL_INVALID",
      ],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const body = request.body;
      const clientRunId = body.clientRunId ?? idempotencyKey(request) ?? randomUUID();
      const { studyId, ...held } = await startStudy(caller, { ...body, clientRunId });
      return reply.code(201).send({ id: studyId, state: "running", ...held });
    },
  );

  server.get(
    "/",
    call("read", "Studies of the account, the newest first", {
      takes: { querystring: studiesSchema },
      replies: { 200: studies },
    }),
    async (request) => listStudies(await userRequestOf(request), request.query),
  );

  server.get(
    "/:id",
    call("anyone", "What a study found; a shared one without an account", {
      takes: { params: byId },
      replies: { 200: study },
    }),
    async (request) => toStudyDocument(await getStudy(await requestOf(request), request.params.id)),
  );

  /** The log of the study: its answers and rounds, as they come. */
  server.get(
    "/:id/events",
    call("read", "Answers and rounds of a study, as they come", {
      takes: { params: byId },
      replies: { 200: "text/event-stream" },
      isResumable: true,
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const afterSeq = lastEventIdSchema.parse(request.headers["last-event-id"]?.toString());
      return streamEvents(request, reply, streams, async () => ({
        events: await followStudy(caller, { studyId: request.params.id, afterSeq }),
        toText: ({ seq, event }) => toChunk(seq, event),
      }));
    },
  );

  server.get(
    "/:id/answers/:columnId",
    call("anyone", "What a model wrote in a round", {
      takes: { params: byColumn },
      replies: { 200: studyAnswer },
    }),
    async (request) => {
      const { id: studyId, columnId } = request.params;
      const { versions = null, ...answer } = await getStudyAnswer(await requestOf(request), {
        studyId,
        columnId: asColumnId(columnId),
      });
      return { ...answer, searchedBy: searchedBy(answer.grounding), versions };
    },
  );

  for (const { format, words, type } of TABLE_CALLS) {
    server.get(
      `/:id/export/${format}`,
      call("read", `A study as ${words}`, {
        takes: { params: byId, querystring: studyTableSchema },
        replies: { 200: type },
        errors: ["NO_RESULTS_TO_EXPORT"],
      }),
      async (request, reply) => {
        const caller = await userRequestOf(request);
        const { rows } = request.query;
        const file = await exportStudyTable(caller, { studyId: request.params.id, rows, format });
        return sendTable(reply, file, format);
      },
    );
  }

  server.get(
    "/:id/export/pdf",
    call("read", "A study on paper", {
      takes: { params: byId },
      replies: { 200: "application/pdf" },
      errors: ["EXPORT_NOT_INCLUDED"],
    }),
    async (request, reply) => {
      const file = await exportStudyPdf(await userRequestOf(request), request.params.id);
      return sendFile(reply, file, "application/pdf");
    },
  );
  changeRoutes(server, { userRequestOf });
}

/** What an owner does to a study. */
function changeRoutes(server: RestServer, { userRequestOf }: Pick<RouteOptions, "userRequestOf">): void {
  server.post(
    "/:id/stop",
    call("run", "Ends a study after the round under way", {
      takes: { params: byId },
      replies: { 200: DONE },
      errors: ["STUDY_HAS_ENDED"],
    }),
    async (request) => {
      await stopStudy(await userRequestOf(request), { studyId: request.params.id });
      return { ok: true };
    },
  );

  server.post(
    "/:id/extend",
    call("run", "Has a study ask more rounds", {
      takes: { params: byId, body: extensionSchema },
      replies: { 200: startedStudy },
      isRepeatable: true,
      errors: [
        "INSUFFICIENT_CREDITS",
        "RUN_CHANGED",
        "TOKEN_LIMIT",
        "STUDY_IS_RUNNING",
        "STUDY_HAS_ENDED",
        "STUDY_TOO_LONG",
      ],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { rounds, after, clientRunId = idempotencyKey(request) } = request.body;
      const extension = { studyId: request.params.id, rounds, after, clientRunId };
      const { studyId, ...held } = await extendStudy(caller, extension);
      return { id: studyId, state: "running", ...held };
    },
  );

  server.patch(
    "/:id",
    call("session", "Shares a study, or makes it private", {
      takes: { params: byId, body: studyPrivacyBody },
      replies: { 200: studyPrivacy },
    }),
    async (request) => {
      const wanted = { studyId: request.params.id, isPrivate: request.body.isPrivate };
      return setStudyPrivacy(await userRequestOf(request), wanted);
    },
  );

  server.delete(
    "/:id",
    call("session", "Deletes a study", {
      takes: { params: byId },
      replies: { 200: DONE },
      errors: ["STUDY_IS_RUNNING"],
    }),
    async (request) => {
      await deleteStudy(await userRequestOf(request), { studyId: request.params.id });
      return { ok: true };
    },
  );
}

const studyPrivacyBody = z.object({ isPrivate: z.boolean() });

const byColumn = byId.extend({ columnId: z.string() });

const extensionSchema = z.object(extendStudySchema.omit({ studyId: true }).shape);

const studyTableSchema = z.object({ rows: z.enum(STUDY_ROWS).default("answers") });
