import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Keeps uploaded pictures by name. What a name holds never changes. */
export interface UploadStore {
  /** The bytes are whole in the store, or not there. Throws UploadStoreError. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null for a name that is not there. Throws UploadStoreError. */
  get(name: string): Promise<Uint8Array | null>;
  /** Also of a name that is not there. Throws UploadStoreError. */
  remove(name: string): Promise<void>;
}

/** The store is away, or refuses. */
export class UploadStoreError extends Error {
  constructor(message: string, options: { readonly cause: unknown }) {
    super(message, options);
    this.name = "UploadStoreError";
  }
}

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
    async remove(name) {
      try {
        await rm(join(folder, name), { force: true });
      } catch (cause) {
        throw new UploadStoreError("The folder of uploads cannot be written", { cause });
      }
    },
  };
}

export interface S3Options {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Keeps pictures in a bucket of an S3-compatible store, named in the path, as all of them understand. Its client, 264
 * modules, is loaded with the first picture.
 */
export function createS3Store(
  { endpoint, region, bucket, ...credentials }: S3Options,
  timeoutMs: number,
): UploadStore {
  const load = async () => {
    const { S3Client, DeleteObjectCommand, GetObjectCommand, PutObjectCommand } = await import(
      "@aws-sdk/client-s3"
    );
    const client = new S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: 2,
      requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
    });
    return { client, DeleteObjectCommand, GetObjectCommand, PutObjectCommand };
  };
  let loaded: ReturnType<typeof load> | undefined;
  const connect = () => (loaded ??= load());
  return {
    async put(name, bytes) {
      try {
        const { client, PutObjectCommand } = await connect();
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: "image/webp" }),
        );
      } catch (cause) {
        throw new UploadStoreError("The store of uploads cannot be written", { cause });
      }
    },
    async get(name) {
      try {
        const { client, GetObjectCommand } = await connect();
        const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return body ? await body.transformToByteArray() : null;
      } catch (cause) {
        if (cause instanceof Error && cause.name === "NoSuchKey") return null;
        throw new UploadStoreError("The store of uploads cannot be read", { cause });
      }
    },
    async remove(name) {
      try {
        const { client, DeleteObjectCommand } = await connect();
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
      } catch (cause) {
        throw new UploadStoreError("The store of uploads cannot be written", { cause });
      }
    },
  };
}
