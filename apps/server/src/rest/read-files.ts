import multipart, { type MultipartFile } from "@fastify/multipart";
import { IMAGE_CHOICE, UPLOAD_FILES_MAX } from "@standings/domain";
import { ServiceError } from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Lets the routes of a scope take forms with pictures. */
export async function takePictures(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: IMAGE_CHOICE.maxBytes,
      files: UPLOAD_FILES_MAX,
      fields: 0,
      parts: UPLOAD_FILES_MAX,
      headerPairs: 20,
    },
  });
}

export interface ReceivedFile {
  readonly bytes: Buffer;
  /** More came than is taken; `bytes` is empty. */
  readonly isTooLarge: boolean;
}

/** The one picture of a form. Throws NOT_AN_IMAGE without one, or IMAGE_TOO_LARGE. */
export async function readPicture(request: FastifyRequest, field: string): Promise<Buffer> {
  const [first] = await readFiles(request, field, 1);
  if (!first) throw new ServiceError("NOT_AN_IMAGE");
  if (first.isTooLarge) throw new ServiceError("IMAGE_TOO_LARGE");
  return first.bytes;
}

/** The files under a field's name, at most `most` of them; others are not kept. */
export async function readFiles(
  request: FastifyRequest,
  field: string,
  most: number,
): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) throw new ServiceError("NOT_AN_IMAGE");
  const files: ReceivedFile[] = [];
  try {
    for await (const part of request.files()) {
      const file = await receive(part);
      if (part.fieldname === field && files.length < most) files.push(file);
    }
  } catch (cause) {
    // A form that cannot be read, which the parser tells by an error of no kind.
    const hasStatus = cause instanceof Error && "statusCode" in cause;
    throw hasStatus ? cause : new ServiceError("INVALID_INPUT", { cause });
  }
  return files;
}

/** Reads a part to its end, past its limit too: the form goes on behind it. */
async function receive({ file }: MultipartFile): Promise<ReceivedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) if (!file.truncated) chunks.push(chunk);
  return file.truncated
    ? { bytes: Buffer.alloc(0), isTooLarge: true }
    : { bytes: Buffer.concat(chunks), isTooLarge: false };
}
