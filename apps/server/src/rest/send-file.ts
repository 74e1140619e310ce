import type { ExportedFile } from "@standings/services";
import type { FastifyReply } from "fastify";

/** A file to be saved under its name. */
export function sendFile(reply: FastifyReply, { bytes, fileName }: ExportedFile, type: string) {
  return reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(Buffer.from(bytes));
}
