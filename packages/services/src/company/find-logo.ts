import { createHash } from "node:crypto";
import type { LogoAnswer } from "@standings/integrations";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { isWithinLimit } from "../limits/rate-limit.ts";
import { allowAnyone, requireSystem, type ServiceRequest } from "../request.ts";

export interface Logo {
  readonly image: Buffer;
  readonly contentType: string;
  /** Quoted, as in the header. */
  readonly etag: string;
}

type KeptAnswer = Exclude<LogoAnswer, { kind: "busy" }>;

const HOUR_MS = 3_600_000;
/** How long an answer is kept before the providers are asked again. */
const KEPT_MS: Record<KeptAnswer["kind"], number> = {
  image: 30 * 24 * HOUR_MS,
  none: 24 * HOUR_MS,
  failed: HOUR_MS / 6,
};

/**
 * A company's logo from the cache, else from the configured providers; null when there is none, or when the
 * caller has asked for too many uncached ones. `domain` is registrable. An old logo stays until there is a new
 * answer.
 */
export async function findLogo(request: ServiceRequest, domain: string): Promise<Logo | null> {
  const { services, caller } = allowAnyone(request);
  const cached = await services.db
    .selectFrom("logos")
    .select(["image", "content_type", "etag", "expires_at"])
    .where("domain", "=", domain)
    .executeTakeFirst();
  const old = cached ? toLogo(cached) : null;
  const isFresh = cached !== undefined && cached.expires_at > new Date();
  if (
    isFresh ||
    !services.logoSource ||
    !(await isWithinLimit(services, "logo", { address: caller.address }))
  )
    return old;
  const answer = await services.logoSource.find(domain);
  if (answer.kind === "busy") return old;
  const found = answer.kind === "image" ? logoOf(answer.image) : null;
  await storeAnswer(services, domain, answer, found);
  return answer.kind === "failed" ? old : found;
}

function logoOf(image: Buffer): Logo {
  const hash = createHash("sha256").update(image).digest("base64url").slice(0, 22);
  return { image, contentType: "image/webp", etag: `"${hash}"` };
}

function toLogo(row: {
  image: Buffer | null;
  content_type: string | null;
  etag: string | null;
}): Logo | null {
  const { image, content_type: contentType, etag } = row;
  return image && contentType && etag ? { image, contentType, etag } : null;
}

async function storeAnswer(
  { db }: ServiceContext,
  domain: string,
  answer: KeptAnswer,
  logo: Logo | null,
): Promise<void> {
  const asked = { fetched_at: new Date(), expires_at: new Date(Date.now() + KEPT_MS[answer.kind]) };
  const result = {
    provider: answer.kind === "image" ? answer.provider : null,
    image: logo?.image ?? null,
    content_type: logo?.contentType ?? null,
    etag: logo?.etag ?? null,
  };
  await db
    .insertInto("logos")
    .values({ domain, ...result, ...asked })
    .onConflict((conflict) =>
      conflict.column("domain").doUpdateSet(answer.kind === "failed" ? asked : { ...result, ...asked }),
    )
    .execute();
}

/** Removes cached logos that expired 30 days ago and were not asked for since. */
export async function removeOldLogos(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await sql`delete from logos where expires_at < now() - interval '30 days'`.execute(db);
}
