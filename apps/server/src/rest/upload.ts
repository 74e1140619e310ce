import { ERRORS, IMAGE_CHOICE, UPLOAD_FILES_MAX } from "@standings/domain";
import { checkAdmin, ServiceError, type ServiceRequest, saveUpload } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { type ReceivedFile, readFiles, readPicture, takePictures } from "./read-files.ts";
import { image, images } from "./replies/admin.ts";

/** Pictures for posts (spec part 2 §7): multipart forms of admins, refused before anything of them is read. */
export async function uploadRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  server.addHook("onRequest", async (request) => checkAdmin(await options.userRequestOf(request)));
  await takePictures(server);
  const { admin } = callsOf(server, options);
  const errors = ["NOT_AN_IMAGE", "IMAGE_TOO_LARGE", "UPLOADS_UNAVAILABLE"] as const;

  admin.post(
    "/image",
    "Uploads a picture",
    { answers: image, files: "image", errors },
    async (caller, _input, request) => saveUpload(caller, await readPicture(request, "image")),
  );

  admin.post(
    "/images",
    "Uploads pictures",
    { answers: images, files: "images", errors },
    async (caller, _input, request) => {
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
    },
  );
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
