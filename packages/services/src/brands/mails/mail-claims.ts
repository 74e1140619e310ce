import { isId } from "@standings/database";
import {
  claimPath,
  marketName,
  newClaimSentence,
  plural,
  readMarket,
  unsubscribePath,
} from "@standings/domain";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import { escapeHtml, type MailContent, mailPage } from "../../mail/mail-layout.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

const PARAGRAPH = 'style="margin:0 0 16px"';
const SMALL = 'style="margin:0 0 16px;font-size:13px;line-height:18px;opacity:.7"';

/** Job: tells a brand's owner of claims that are new and wrong, with the words that say them, unless alerts are turned off. */
export async function mailClaims(
  request: ServiceRequest,
  { brandId, alertIds }: JobPayload<"mail_claims">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, settings } = services;
  const ids = alertIds.filter(isId);
  if (!isId(brandId) || ids.length === 0) return;
  const brand = await db
    .selectFrom("brands")
    .innerJoin("users", "users.id", "brands.user_id")
    .select(["brands.id", "brands.name", "users.email"])
    .where("brands.id", "=", brandId)
    .where("alert_mails", "=", true)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  if (!brand) return;
  const alerts = await db
    .selectFrom("brand_alerts as alert")
    .innerJoin("brand_visits as visit", "visit.id", "alert.visit_id")
    .select(["alert.details", "visit.market", "visit.is_sandbox"])
    .where("alert.brand_id", "=", brandId)
    .where("alert.id", "in", ids)
    .orderBy("alert.id")
    .execute();
  const names = services.catalogue.now();
  const claims = alerts.flatMap(({ details, market, is_sandbox }) =>
    details.type === "claim" ? [{ claim: details, market: readMarket(market), isSandbox: is_sandbox }] : [],
  );
  const [first] = claims;
  if (!first) return;
  const called = first.market === null ? brand.name : `${brand.name} (${marketName(first.market)})`;
  const subject =
    claims.length === 1
      ? `New and ${first.claim.verdict} about ${called}: “${first.claim.text}”`
      : `${plural(claims.length, "claim")} about ${called} are new and wrong`;
  const end = settings.publicUrl + unsubscribePath(unsubscribeToken(services, brand.id, "alerts"));
  const notes = first.isSandbox ? ["Sandbox data: the models are imitated."] : [];
  const parts = claims.map(({ claim, market }) => ({
    sentence: newClaimSentence({ ...claim, id: "", at: "" }, names),
    quote: `“${claim.quote}”`,
    url: settings.publicUrl + claimPath(brand.id, { market, claimId: claim.claimId }),
  }));
  const link = (url: string, words: string) =>
    `<a href="${escapeHtml(url)}" style="color:inherit">${words}</a>`;
  const mail: MailContent = {
    key: `claims-${ids[0]}`,
    subject,
    text: [
      ...parts.map(({ sentence, quote, url }) => `${sentence}\n\n${quote}\n\nRight or wrong verdict? ${url}`),
      ...notes,
      `Get no alerts about ${brand.name}: ${end}`,
    ]
      .join("\n\n")
      .concat("\n"),
    html: mailPage(
      escapeHtml(subject),
      [
        ...parts.map(
          ({ sentence, quote, url }) => `<p ${PARAGRAPH}>${escapeHtml(sentence)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid">${escapeHtml(quote)}</blockquote>
<p ${PARAGRAPH}>${link(url, "Right")} · ${link(url, "Wrong verdict")}</p>`,
        ),
        ...notes.map((note) => `<p ${SMALL}>${escapeHtml(note)}</p>`),
        `<p ${SMALL}>${link(end, `Get no alerts about ${escapeHtml(brand.name)}`)}</p>`,
      ].join("\n"),
    ),
    unsubscribeUrl: `${settings.publicUrl}/api/brands/unsubscribe?${new URLSearchParams({
      token: unsubscribeToken(services, brand.id, "alerts"),
    })}`,
  };
  await deliverMail(services, brand.email, async () => mail);
}
