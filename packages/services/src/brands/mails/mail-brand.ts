import { type Brand, type BrandVisit, isId } from "@standings/database";
import {
  alertSentence,
  type BrandAlert,
  type BrandOverview,
  brandPath,
  brandSentence,
  type ChangeAlert,
  falseAlertBound,
  marketName,
  NO_MARKET,
  plural,
  sharePercent,
  unsubscribePath,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import { escapeHtml, type MailContent, mailButton, mailPage } from "../../mail/mail-layout.ts";
import { toBrandChart } from "../../reports/export-brand.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { weekOf } from "../next-visit.ts";
import { overviewOf } from "../overview/get-overview.ts";
import { type BrandMail, unsubscribeToken } from "./unsubscribe.ts";

/**
 * Job: tells a brand's owner what a visit found in its market. Once a week that is the digest of the first market, alerts among
 * it; else real changes and first listings alone. A visit that changed nothing between two digests sends nothing.
 */
export async function mailBrand(
  request: ServiceRequest,
  { visitId }: JobPayload<"mail_brand">,
): Promise<void> {
  const services = requireSystem(request);
  const found = await findVisit(services, visitId);
  if (found === null) return;
  const { visit, brand, email } = found;
  if (!brand.alert_mails && !brand.digest_mails) return;
  const overview = await overviewOf(services.db, brand, {
    market: visit.market ?? NO_MARKET,
    span: "12w",
    model: null,
    label: null,
    webSearch: null,
  });
  // Moves of the market are found by a job of their own, and mailed by none.
  const news = overview.alerts.filter(
    (alert) =>
      alert.at === visit.due_at.toISOString() &&
      alert.type !== "market" &&
      !(alert.type === "change" && alert.withdrawn !== null),
  );
  const week = weekOf(visit.due_at, brand.time_zone);
  const isFirst = visit.market === (brand.markets[0] ?? null);
  // A mail that was put off may come after that of a later week.
  const isTold = brand.digest_week !== null && brand.digest_week >= week;
  if (brand.digest_mails && isFirst && !isTold) {
    const isSent = await deliverMail(services, email, async () =>
      withKey(visit, await digestMail(services, brand, overview, news)),
    );
    if (isSent)
      await services.db.updateTable("brands").set({ digest_week: week }).where("id", "=", brand.id).execute();
  } else if (brand.alert_mails && subjectOf(brand.name, news) !== null) {
    await deliverMail(services, email, async () =>
      withKey(visit, alertMail(services, brand, overview, news)),
    );
  }
}

/** A visit has one mail, whichever it is. */
function withKey({ id }: BrandVisit, mail: MailContent): MailContent {
  return { ...mail, key: `visit-${id}` };
}

interface FoundVisit {
  readonly visit: BrandVisit;
  readonly brand: Brand;
  readonly email: string;
}

/** A visit of an account that is still there. */
async function findVisit({ db }: ServiceContext, visitId: string): Promise<FoundVisit | null> {
  if (!isId(visitId)) return null;
  const visit = await db.selectFrom("brand_visits").selectAll().where("id", "=", visitId).executeTakeFirst();
  if (!visit) return null;
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", visit.brand_id)
    .executeTakeFirstOrThrow();
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", brand.user_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return user ? { visit, brand, email: user.email } : null;
}

/** Name of the picture in its mail. */
const PICTURE = "visibility";
const PARAGRAPH = 'style="margin:0 0 16px"';
const HEADING = 'style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600"';
const SMALL = 'style="margin:0 0 16px;font-size:13px;line-height:18px;opacity:.7"';

async function digestMail(
  services: ServiceContext,
  brand: Brand,
  overview: BrandOverview,
  news: readonly BrandAlert[],
): Promise<MailContent> {
  const sentence = brandSentence(overview);
  const called = nameIn(brand, overview);
  const subject = subjectOf(called, news) ?? `${called} this week`;
  const { text, html } = partsOf(services, brand, overview, news, "digest");
  const alt = `How often answers list ${brand.name} and its competitors, by week`;
  const picture = `<p ${PARAGRAPH}><img src="cid:${PICTURE}" width="480" alt="${escapeHtml(alt)}" style="width:100%;height:auto;border-radius:8px"></p>`;
  const png = await services.reports.renderChart(toBrandChart(overview));
  return {
    subject,
    text: `${sentence}\n\n${text}`,
    html: mailPage(
      escapeHtml(subject),
      `${headingOf(subject)}\n<p ${PARAGRAPH}>${escapeHtml(sentence)}</p>\n${picture}\n${html}`,
    ),
    pictures: [{ name: PICTURE, png }],
    unsubscribeUrl: unsubscribeUrl(services, brand, "digest"),
  };
}

function alertMail(
  services: ServiceContext,
  brand: Brand,
  overview: BrandOverview,
  news: readonly BrandAlert[],
): MailContent {
  const called = nameIn(brand, overview);
  const subject = subjectOf(called, news) ?? called;
  const { text, html } = partsOf(services, brand, overview, news, "alerts");
  return {
    subject,
    text,
    html: mailPage(escapeHtml(subject), `${headingOf(subject)}\n${html}`),
    unsubscribeUrl: unsubscribeUrl(services, brand, "alerts"),
  };
}

/** "HubSpot (Germany · German)": a mail says the market of its figures. */
function nameIn({ name }: Brand, { market }: BrandOverview): string {
  return market === null ? name : `${name} (${marketName(market)})`;
}

/** What a mail begins with: changes, else first listings; null where nothing of the kind is new. */
function subjectOf(name: string, news: readonly BrandAlert[]): string | null {
  const changes = news.filter((alert) => alert.type === "change");
  if (changes.length > 0) return changesSubject(name, changes);
  const firsts = news.filter((alert) => alert.type === "first");
  const [first] = firsts;
  if (!first) return null;
  const where = firsts.length === 1 ? `“${first.prompt}”` : plural(firsts.length, "prompt");
  return `${name} is listed for the first time in ${where}`;
}

/** "HubSpot fell in “Best CRM for startups”", "HubSpot rose in two prompts and fell in one". */
function changesSubject(name: string, changes: readonly ChangeAlert[]): string {
  const [first] = changes;
  if (changes.length === 1 && first)
    return `${name} ${first.after > first.before ? "rose" : "fell"} in “${first.prompt}”`;
  const up = changes.filter(({ before, after }) => after > before).length;
  const down = changes.length - up;
  const parts = [up > 0 ? `rose in ${up}` : "", down > 0 ? `fell in ${down}` : ""].filter(
    (part) => part !== "",
  );
  return `${name} ${parts.join(" and ")} ${changes.length === 1 ? "prompt" : "prompts"}`;
}

function headingOf(subject: string): string {
  return `<h1 ${HEADING}>${escapeHtml(subject)}</h1>`;
}

/** "#10 to #7 · listed in 40%, then 60%": what a glance wants to know. */
function glance({ placeBefore, placeAfter, listedBefore, listedAfter }: ChangeAlert): string {
  const place = (rank: number | null) => (rank === null ? "not listed" : `#${rank}`);
  const listed = `listed in ${sharePercent(listedBefore)} of answers before, ${sharePercent(listedAfter)} since`;
  return `${place(placeBefore)} → ${place(placeAfter)}, ${listed}`;
}

/** What both mails say: each change, the bound, where to look, and how to end them. */
function partsOf(
  services: ServiceContext,
  brand: Brand,
  overview: BrandOverview,
  news: readonly BrandAlert[],
  mail: BrandMail,
): Pick<MailContent, "text" | "html"> {
  const { publicUrl } = services.settings;
  const says = (alert: BrandAlert) =>
    alertSentence(brand.name, alert, services.catalogue.now(), brand.time_zone);
  const sentences = news.map(says);
  const bound = falseAlertBound(overview.prompts.length);
  const url = publicUrl + brandPath(brand.id, { market: overview.market });
  const end = publicUrl + unsubscribePath(unsubscribeToken(services, brand.id, mail));
  const sandbox = overview.isSandbox ? "Sandbox data: the models are imitated." : "";
  const ending = mail === "digest" ? "weekly mails" : "alerts";
  const notes = [sentences.length > 0 ? bound : "", sandbox].filter((note) => note !== "");
  return {
    text: [...sentences, url, ...notes, `Get no ${ending} about ${brand.name}: ${end}`]
      .join("\n\n")
      .concat("\n"),
    html: [
      ...news.map((alert) => {
        const figures = alert.type === "change" ? `<b>${escapeHtml(glance(alert))}</b><br>` : "";
        return `<p ${PARAGRAPH}>${figures}${escapeHtml(says(alert))}</p>`;
      }),
      mailButton(`Open ${escapeHtml(brand.name)}`, url),
      ...notes.map((note) => `<p ${SMALL}>${escapeHtml(note)}</p>`),
      `<p ${SMALL}><a href="${escapeHtml(end)}" style="color:inherit">Get no ${ending} about ${escapeHtml(brand.name)}</a></p>`,
    ].join("\n"),
  };
}

function unsubscribeUrl(services: ServiceContext, brand: Brand, mail: BrandMail): string {
  const token = unsubscribeToken(services, brand.id, mail);
  return `${services.settings.publicUrl}/api/brands/unsubscribe?${new URLSearchParams({ token })}`;
}
