import { type Connection, isId } from "@standings/database";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { allowAnyone, type ServiceRequest } from "../../request.ts";

/** Mails about a brand that are turned off one by one. */
export const BRAND_MAILS = ["alerts", "digest"] as const;
export type BrandMail = (typeof BRAND_MAILS)[number];

/** What a mail carries to be turned off with, without signing in: it does nothing else, and nobody can make one. */
export function unsubscribeToken(
  { keyedHash }: Pick<ServiceContext, "keyedHash">,
  brandId: string,
  mail: BrandMail,
) {
  return `${brandId}.${mail}.${keyedHash("unsubscribe", `${brandId} ${mail}`)}`;
}

export interface Unsubscribed {
  /** Name of the brand. */
  readonly name: string;
  readonly mail: BrandMail;
}

/** Ends mails of a kind about a brand; repeated, nothing happens again. Throws LINK_NOT_FOUND. */
export async function unsubscribe(
  request: ServiceRequest,
  { token }: { readonly token: string },
): Promise<Unsubscribed> {
  const { services } = allowAnyone(request);
  const { brandId, mail } = readToken(services, token);
  const name = await turnOff(services.db, brandId, mail);
  if (name === undefined) throw new ServiceError("LINK_NOT_FOUND");
  return { name, mail };
}

function readToken(
  services: ServiceContext,
  token: string,
): { readonly brandId: string; readonly mail: BrandMail } {
  const [brandId = "", kind] = token.split(".");
  const mail = BRAND_MAILS.find((one) => one === kind);
  if (!mail || !isId(brandId) || token !== unsubscribeToken(services, brandId, mail))
    throw new ServiceError("LINK_NOT_FOUND");
  return { brandId, mail };
}

async function turnOff(db: Connection, brandId: string, mail: BrandMail): Promise<string | undefined> {
  const brand = await db
    .updateTable("brands")
    .set(mail === "alerts" ? { alert_mails: false } : { digest_mails: false })
    .where("id", "=", brandId)
    .returning("name")
    .executeTakeFirst();
  return brand?.name;
}
