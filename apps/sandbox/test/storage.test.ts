import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Sandbox, STORAGE_KEYS, startSandbox } from "../src/index.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
});
afterAll(() => sandbox.close());

function clientWith(keys: { accessKeyId: string; secretAccessKey: string }): S3Client {
  const endpoint = `${sandbox.url}/storage`;
  return new S3Client({ endpoint, region: "eu-central-1", credentials: keys, forcePathStyle: true });
}

const object = { Bucket: "pictures", Key: "a folder/ä + b.webp" };

it("keeps what the official client puts, and gives it back", async () => {
  const client = clientWith(STORAGE_KEYS);
  await client.send(
    new PutObjectCommand({ ...object, Body: new Uint8Array([1, 2, 3]), ContentType: "image/webp" }),
  );
  const { Body, ContentType } = await client.send(new GetObjectCommand(object));
  expect([...((await Body?.transformToByteArray()) ?? [])]).toEqual([1, 2, 3]);
  expect(ContentType).toBe("image/webp");
});

it.each([
  ["another key", { accessKeyId: "other", secretAccessKey: "x" }, "InvalidAccessKeyId"],
  ["a wrong secret", { ...STORAGE_KEYS, secretAccessKey: "x" }, "SignatureDoesNotMatch"],
])("refuses %s", async (_name, keys, name) => {
  await expect(clientWith(keys).send(new GetObjectCommand(object))).rejects.toMatchObject({ name });
});

it("refuses unsigned requests, and tells what is missing by its name", async () => {
  const unsigned = await fetch(`${sandbox.url}/storage/pictures/a`);
  expect([unsigned.status, await unsigned.text()]).toEqual([403, expect.stringContaining("AccessDenied")]);
  const missing = clientWith(STORAGE_KEYS).send(new GetObjectCommand({ ...object, Key: "none" }));
  await expect(missing).rejects.toMatchObject({ name: "NoSuchKey" });
});
