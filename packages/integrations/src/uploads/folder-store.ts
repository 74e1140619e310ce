import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type UploadStore, UploadStoreError } from "./upload-store.ts";

/**
 * Keeps pictures in a folder. A file is written under another name, made durable and renamed, so that a process that is
 * killed leaves no half file under a name.
 */
export function createFolderStore(folder: string): UploadStore {
  return {
    async put(name, bytes) {
      const draft = join(folder, `.${name}.${crypto.randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        const file = await open(draft, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, join(folder, name));
      } catch (cause) {
        await rm(draft, { force: true });
        throw new UploadStoreError("The folder of uploads cannot be written", { cause });
      }
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (cause) {
        if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
        throw new UploadStoreError("The folder of uploads cannot be read", { cause });
      }
    },
  };
}
