import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface SignedRequest {
  readonly method: string;
  /** Path with its query, as it was sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The one account of the sandbox's store. */
export const STORAGE_KEYS = { accessKeyId: "sandbox", secretAccessKey: "sandbox-secret" } as const;

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;

/**
 * The error code of S3 for a request whose AWS Signature Version 4 is wrong, by the published algorithm; null for a
 * right one.
 */
export function findSignatureFault({ method, url, headers, body }: SignedRequest): string | null {
  const header = headers.authorization;
  const [, key, day, region, signed, signature] = CREDENTIAL.exec(`${header ?? ""}`) ?? [];
  if (!key || !day || !region || !signed || !signature) return "AccessDenied";
  if (key !== STORAGE_KEYS.accessKeyId) return "InvalidAccessKeyId";
  const sent = String(headers["x-amz-content-sha256"] ?? "");
  if (sent !== "UNSIGNED-PAYLOAD" && sent !== hashOf(body)) return "XAmzContentSHA256Mismatch";
  const [path = "", query = ""] = url.split("?");
  const names = signed.split(";");
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? "")
          .trim()
          .replace(/ +/g, " ")}`,
    ),
    "",
    signed,
    sent,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"] ?? ""), scope, hashOf(canonical)].join("\n");
  const signing = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${STORAGE_KEYS.secretAccessKey}`,
  );
  const right = createHmac("sha256", signing).update(text).digest();
  return timingSafeEqual(right, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}

function hashOf(data: Buffer | string): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Sorted by name; a name without a value gets an empty one. */
function canonicalQuery(query: string): string {
  const pairs = query.split("&").filter((pair) => pair !== "");
  return pairs
    .map((pair) => (pair.includes("=") ? pair : `${pair}=`))
    .sort()
    .join("&");
}
