import { extendStudySchema, studiesSchema, studyBodySchema } from "@standings/api";
import { asColumnId, searchedBy } from "@standings/domain";
import { STUDY_ROWS } from "@standings/reports";
import {
  deleteStudy,
  exportStudyPdf,
  exportStudyTable,
  extendStudy,
  followStudy,
  getFanOut,
  getStudy,
  getStudyAnswer,
  listStudies,
  setStudyPrivacy,
  startStudy,
  stopStudy,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { callsOf, START_REFUSALS } from "./call.ts";
import { clientRunIdOf, idempotencyKey, seenEvent, sendFile } from "./headers.ts";
import { fanOut, startedStudy, studies, study, studyAnswer, studyPrivacy } from "./replies/companies.ts";
import { streamEvents, toChunk } from "./sse.ts";
import { toStudyDocument } from "./study-document.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

/** Studies over REST (decisions "Shapes and cases"). */
export async function studyRoutes(
  server: FastifyInstance,
  options: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const calls = callsOf(server, options);
  const { anyone, read, run } = calls;

  run.post(
    "/",
    "Starts a study: one question, or the wordings of a topic, in rounds",
    {
      body: studyBodySchema,
      creates: startedStudy,
      isRepeatable: true,
      errors: [
        ...START_REFUSALS,
        "INVALID_PROMPT",
        "INVALID_MODEL",
        "STUDY_TOO_LONG",
        "TOO_MANY_STUDIES",
        "STUDY_GOAL_INVALID",
        "TOPIC_NOT_FOUND",
        "TOPIC_INVALID",
        "TOPIC_WITHOUT_WORDINGS",
        "TOPIC_TOO_LONG",
      ],
    },
    async (caller, body, request) => {
      const clientRunId = clientRunIdOf(request, body.clientRunId);
      const { studyId, ...held } = await startStudy(caller, { ...body, clientRunId });
      return { id: studyId, state: "running", ...held };
    },
  );

  read.get(
    "/",
    "Studies of the account, the newest first",
    { query: studiesSchema, answers: studies },
    listStudies,
  );

  anyone.get(
    "/:id",
    "What a study found; a shared one without an account",
    { answers: study },
    async (caller, { id }) => toStudyDocument(await getStudy(caller, id)),
  );

  /** The log of the study: its answers and rounds, as they come. */
  read.get(
    "/:id/events",
    "Answers and rounds of a study, as they come",
    { answers: "text/event-stream", isResumable: true },
    async (caller, { id: studyId }, request, reply) => {
      const afterSeq = seenEvent(request);
      return streamEvents(request, reply, options.streams, async () => ({
        events: await followStudy(caller, { studyId, afterSeq }),
        toText: ({ seq, event }) => toChunk(seq, event),
      }));
    },
  );

  anyone.get(
    "/:id/answers/:columnId",
    "What a model wrote in a round",
    { answers: studyAnswer },
    async (caller, { id: studyId, columnId }) => {
      const wanted = { studyId, columnId: asColumnId(columnId) };
      const { versions = null, ...answer } = await getStudyAnswer(caller, wanted);
      return { ...answer, searchedBy: searchedBy(answer.grounding), versions };
    },
  );

  anyone.get(
    "/:id/searches",
    "What models searched the web for, and who is named in the answers that did",
    { answers: fanOut },
    (caller, { id: studyId }) => getFanOut(caller, { studyId }),
  );

  for (const { format, words, type } of TABLE_CALLS) {
    read.get(
      `/:id/export/${format}`,
      `A study as ${words}`,
      { query: studyTableSchema, answers: type, errors: ["NO_RESULTS_TO_EXPORT"] },
      async (caller, { id: studyId, rows }, _request, reply) =>
        sendTable(reply, await exportStudyTable(caller, { studyId, rows, format }), format),
    );
  }

  read.get(
    "/:id/export/pdf",
    "A study on paper",
    { answers: "application/pdf", errors: ["EXPORT_NOT_INCLUDED", "NO_RESULTS_TO_EXPORT", "EXPORT_FAILED"] },
    async (caller, { id }, _request, reply) =>
      sendFile(reply, await exportStudyPdf(caller, id), "application/pdf"),
  );
  changeCalls(calls);
}

/** What an owner does to a study. */
function changeCalls({ run, session }: ReturnType<typeof callsOf>): void {
  run.post(
    "/:id/stop",
    "Ends a study after the round under way",
    { errors: ["STUDY_HAS_ENDED"] },
    (caller, { id: studyId }) => stopStudy(caller, { studyId }),
  );

  run.post(
    "/:id/extend",
    "Has a study ask more rounds",
    {
      body: extensionSchema,
      answers: startedStudy,
      isRepeatable: true,
      errors: [...START_REFUSALS, "STUDY_IS_RUNNING", "STUDY_CHANGED", "STUDY_TOO_LONG", "TOPIC_TOO_LONG"],
    },
    async (caller, { id, rounds, after, clientRunId: named }, request) => {
      const clientRunId = named ?? idempotencyKey(request);
      const { studyId, ...held } = await extendStudy(caller, { studyId: id, rounds, after, clientRunId });
      return { id: studyId, state: "running", ...held };
    },
  );

  session.patch(
    "/:id",
    "Shares a study, or makes it private",
    { body: studyPrivacyBody, answers: studyPrivacy, errors: ["STUDY_OF_TOPIC"] },
    (caller, { id: studyId, isPrivate }) => setStudyPrivacy(caller, { studyId, isPrivate }),
  );

  session.delete(
    "/:id",
    "Deletes a study",
    { errors: ["STUDY_IS_RUNNING", "STUDY_OF_VISIT", "STUDY_IS_READ"] },
    (caller, { id: studyId }) => deleteStudy(caller, { studyId }),
  );
}

const studyPrivacyBody = z.object({ isPrivate: z.boolean() });

const extensionSchema = z.object(extendStudySchema.omit({ studyId: true }).shape);

const studyTableSchema = z.object({ rows: z.enum(STUDY_ROWS).default("answers") });
