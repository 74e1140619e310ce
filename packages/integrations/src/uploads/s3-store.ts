import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type UploadStore, UploadStoreError } from "./upload-store.ts";

export interface S3Options {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Keeps pictures in a bucket of an S3-compatible store, named in the path, as all of them understand. */
export function createS3Store(
  { endpoint, region, bucket, ...credentials }: S3Options,
  timeoutMs: number,
): UploadStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
  });
  return {
    async put(name, bytes) {
      try {
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: "image/webp" }),
        );
      } catch (cause) {
        throw new UploadStoreError("The store of uploads cannot be written", { cause });
      }
    },
    async get(name) {
      try {
        const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return body ? await body.transformToByteArray() : null;
      } catch (cause) {
        if (cause instanceof NoSuchKey) return null;
        throw new UploadStoreError("The store of uploads cannot be read", { cause });
      }
    },
  };
}
