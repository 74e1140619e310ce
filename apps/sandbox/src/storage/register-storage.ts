import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findSignatureFault } from "./verify-signature.ts";

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly changedAt: Date;
}

type ByKey = { Params: { bucket: string; "*": string } };

/**
 * A store of objects that speaks as much of S3 as a client of pictures needs: PUT, GET, HEAD and DELETE of an object in
 * a bucket named in the path, signed requests, errors as XML. Its buckets are there when they are named; it forgets
 * everything when it ends.
 */
export async function registerStorage(app: FastifyInstance): Promise<void> {
  const objects = new Map<string, StoredObject>();
  const nameOf = ({ params }: FastifyRequest<ByKey>) => `${params.bucket}/${params["*"]}`;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.addHook("preHandler", async (request, reply) => {
    const { method, url, headers } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (`${headers["content-encoding"] ?? ""}`.includes("aws-chunked")) {
      return refuse(reply, 501, "NotImplemented");
    }
    const fault = findSignatureFault({ method, url, headers, body });
    if (fault !== null) return refuse(reply, 403, fault);
  });

  app.put<ByKey>("/:bucket/*", async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
    const type = request.headers["content-type"] ?? "application/octet-stream";
    objects.set(nameOf(request), { bytes, type, etag, changedAt: new Date() });
    return reply.header("etag", etag).send();
  });

  app.get<ByKey>("/:bucket/*", async (request, reply) => {
    const found = objects.get(nameOf(request));
    if (!found) return refuse(reply, 404, "NoSuchKey");
    return reply
      .headers({ etag: found.etag, "last-modified": found.changedAt.toUTCString() })
      .type(found.type)
      .send(found.bytes);
  });

  app.delete<ByKey>("/:bucket/*", async (request, reply) => {
    objects.delete(nameOf(request));
    return reply.status(204).send();
  });
}

function refuse(reply: FastifyReply, status: number, code: string) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return reply.status(status).type("application/xml").send(body);
}
