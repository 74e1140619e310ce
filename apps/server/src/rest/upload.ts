import multipart, { type MultipartFile } from "@fastify/multipart";
import { ERRORS, IMAGE_CHOICE, UPLOAD_FILES_MAX } from "@standings/domain";
import { checkAdmin, ServiceError, type ServiceRequest, saveUpload } from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RouteOptions } from "./request-of.ts";

/** Pictures for posts (spec part 2 §7): multipart forms of admins, refused before anything of them is read. */
export async function uploadRoutes(server: FastifyInstance, { userRequestOf }: RouteOptions): Promise<void> {
  server.addHook("onRequest", async (request) => checkAdmin(await userRequestOf(request)));
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

  server.post("/image", async (request) => {
    const caller = await userRequestOf(request);
    const [first] = await readFiles(request, "image", 1);
    if (!first) throw new ServiceError("NOT_AN_IMAGE");
    if (first.isTooLarge) throw new ServiceError("IMAGE_TOO_LARGE");
    return saveUpload(caller, first.bytes);
  });

  server.post("/images", async (request) => {
    const caller = await userRequestOf(request);
    const files = await readFiles(request, "images", UPLOAD_FILES_MAX);
    const images = [];
    const errors: string[] = [];
    for (const [index, file] of files.entries()) {
      const saved = await saveOne(caller, file);
      if (typeof saved === "string") errors.push(`File ${index + 1}: ${saved}`);
      else images.push(saved);
    }
    if (images.length === 0) {
      const message = errors.length > 0 ? errors.join(", ") : IMAGE_CHOICE.noFiles;
      throw new ServiceError("INVALID_INPUT", { message });
    }
    return { images, errors };
  });
}

interface ReceivedFile {
  readonly bytes: Buffer;
  /** More came than is taken; `bytes` is empty. */
  readonly isTooLarge: boolean;
}

/** The saved picture, or why it was refused. */
async function saveOne(caller: ServiceRequest, { bytes, isTooLarge }: ReceivedFile) {
  if (isTooLarge) return ERRORS.IMAGE_TOO_LARGE.message;
  try {
    return await saveUpload(caller, bytes);
  } catch (error) {
    if (error instanceof ServiceError && error.code === "NOT_AN_IMAGE") return error.message;
    throw error;
  }
}

/** The files under a field's name, at most `most` of them; others are not kept. */
async function readFiles(request: FastifyRequest, field: string, most: number): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) throw new ServiceError("NOT_AN_IMAGE");
  const files: ReceivedFile[] = [];
  try {
    for await (const part of request.files()) {
      const file = await receive(part);
      if (part.fieldname === field && files.length < most) files.push(file);
    }
  } catch (cause) {
    // A form that cannot be read, which the parser tells by an error of no kind.
    const isTold = cause instanceof Error && "statusCode" in cause;
    throw isTold ? cause : new ServiceError("INVALID_INPUT", { cause });
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
