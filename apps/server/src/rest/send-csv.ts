import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, csvRow } from "@standings/reports";
import type { CsvFile } from "@standings/services";
import type { FastifyReply } from "fastify";

/** A list as a file to be saved, sent while it is read. */
export function sendCsv(reply: FastifyReply, { fileName, header, rows }: CsvFile) {
  async function* lines() {
    yield BYTE_ORDER_MARK + csvRow(header);
    for await (const row of rows) yield csvRow(row);
  }
  return reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(Readable.from(lines()));
}
