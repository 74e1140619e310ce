import { Readable } from "node:stream";
import type { ErrorCode } from "@standings/domain";
import { TABLE_FORMATS, type TableFormat, writeTable } from "@standings/reports";
import type { ExportedFile, ListFile, ServiceRequest } from "@standings/services";
import type { FastifyReply } from "fastify";
import type { z } from "zod";
import type { CallsOf } from "./call.ts";
import { sendFile } from "./headers.ts";

interface FormatNotes {
  readonly format: TableFormat;
  /** "Users as CSV" */
  readonly words: string;
  /** Of the document; the header may say more. */
  readonly type: string;
  readonly header: string;
}

const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const NOTES: Readonly<Record<TableFormat, Omit<FormatNotes, "format">>> = {
  csv: { words: "CSV", type: "text/csv", header: "text/csv; charset=utf-8" },
  xlsx: { words: "a spreadsheet", type: SPREADSHEET, header: SPREADSHEET },
};

/** What a table can be had as; each is a call of its own. */
export const TABLE_CALLS: readonly FormatNotes[] = TABLE_FORMATS.map((format) => ({
  format,
  ...NOTES[format],
}));

export function sendTable(reply: FastifyReply, file: ExportedFile, format: TableFormat) {
  return sendFile(reply, file, NOTES[format].header);
}

interface ListExport<Query extends z.ZodType> {
  /** Path of the list below the routes' own; none without. */
  readonly at?: string;
  /** "Users": the calls are "Users as CSV" and "Users as a spreadsheet". */
  readonly what: string;
  readonly query: Query;
  /** Can be refused with these. */
  readonly errors?: readonly ErrorCode[];
  readonly exported: (caller: ServiceRequest, query: z.output<Query>) => Promise<ListFile>;
}

/** A list as files, filtered and ordered as it is shown: `/export`, and `/export/xlsx`. */
export function listFileCalls<Query extends z.ZodType>(
  calls: CallsOf,
  { at = "", what, query, errors = [], exported }: ListExport<Query>,
): void {
  for (const { format, words, type } of TABLE_CALLS) {
    calls.get(
      format === "csv" ? `${at}/export` : `${at}/export/${format}`,
      `${what} as ${words}`,
      { query, answers: type, errors },
      async (caller, wanted, _request, reply) => sendList(reply, await exported(caller, wanted), format),
    );
  }
}

/** A list as a file to be saved, sent while it is read. */
function sendList(reply: FastifyReply, list: ListFile, format: TableFormat) {
  return reply
    .header("content-type", NOTES[format].header)
    .header("content-disposition", `attachment; filename="${list.fileName}.${format}"`)
    .send(Readable.from(writeTable(list, format)));
}
