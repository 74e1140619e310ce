import { type Connection, isId } from "@standings/database";
import {
  archivedPath,
  brandPath,
  type CompanyTabType,
  companyTabPath,
  LEDGER_REASONS,
  noteWords,
  type OwnLedgerLine,
  type RunKind,
  type RunRequest,
  studyClaimsPath,
  studyPath,
  topicPagePath,
} from "@standings/domain";
import { type Cell, momentOf } from "@standings/reports";
import { type ListFile, listFile } from "../admin/list-file.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { type LedgerPlace, type LedgerRow, readLedger, toLedgerLine } from "./read-ledger.ts";

export interface OwnLedger {
  readonly lines: readonly OwnLedgerLine[];
  /** Leads to older lines; null on the last page. */
  readonly next: string | null;
}

/** The viewer's ledger, the newest entry first: every credit that came or went, and what for. */
export async function listOwnLedger(request: ServiceRequest, place: LedgerPlace): Promise<OwnLedger> {
  const { services, viewer } = requireUser(request);
  const { rows, next } = await readLedger(services.db, viewer.userId, place);
  return { lines: await toLines(services.db, viewer.userId, rows), next };
}

const HEADER = ["Date", "What", "About", "Credits", "Balance", "Note"];
const BATCH = 1_000;

/** The same as a file, whole. */
export async function exportOwnLedger(request: ServiceRequest): Promise<ListFile> {
  const { services, viewer } = requireUser(request);
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (let before: string | undefined, isFirst = true; isFirst || before !== undefined; isFirst = false) {
      const page = await readLedger(services.db, viewer.userId, { before, limit: BATCH });
      for (const line of await toLines(services.db, viewer.userId, page.rows)) {
        const { at, reason, about, delta, balance } = line;
        yield [momentOf(at), LEDGER_REASONS[reason], about ?? "", delta, balance, noteWords(line) ?? ""];
      }
      before = page.next ?? undefined;
    }
  }
  return listFile("credits", HEADER, rows());
}

interface Subject {
  readonly about: string;
  readonly path: string | null;
}

async function toLines(db: Connection, userId: string, rows: readonly LedgerRow[]): Promise<OwnLedgerLine[]> {
  const ids = [...new Set(rows.map(causeOf).filter((id) => id !== null))];
  const subjects = new Map([...(await readRuns(db, userId, ids)), ...(await readVisits(db, userId, ids))]);
  return rows.map((row) => {
    const subject = subjects.get(causeOf(row) ?? "");
    return { ...toLedgerLine(row), about: subject?.about ?? null, path: subject?.path ?? null };
  });
}

/** Id of what an entry refers to, without what tells charges of it apart; null when it is no id. */
function causeOf({ reference }: LedgerRow): string | null {
  const id = reference.split(/[/#]/u)[0] ?? "";
  return isId(id) ? id : null;
}

async function readRuns(db: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const runs = await db
    .selectFrom("runs")
    .select(["id", "kind", "request"])
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .execute();
  return runs.map(({ id, kind, request }): [string, Subject] => [id, subjectOf(id, kind, request)]);
}

const TABS: Readonly<Partial<Record<RunKind, CompanyTabType>>> = {
  seo: "seo",
  source: "sources",
  discovery: "discovery",
};

function subjectOf(id: string, kind: RunKind, request: RunRequest): Subject {
  if ("domain" in request) {
    return { about: request.companyName, path: companyTabPath(request.domain, TABS[kind] ?? "prompt") };
  }
  if ("topicId" in request) return { about: request.topic, path: topicPagePath(request.topicId) };
  if ("studyId" in request) return { about: request.prompt, path: studyClaimsPath(request) };
  if (kind === "study") return { about: request.prompt, path: studyPath(id) };
  const about =
    "prompt2" in request && request.prompt2 ? `${request.prompt} / ${request.prompt2}` : request.prompt;
  const isSearch = kind === "company" || kind === "expert" || kind === "comparison";
  return { about, path: isSearch ? archivedPath(kind, id) : null };
}

async function readVisits(db: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const visits = await db
    .selectFrom("brand_visits")
    .innerJoin("brands", "brands.id", "brand_visits.brand_id")
    .select(["brand_visits.id", "brands.id as brandId", "brands.name"])
    .where("brand_visits.user_id", "=", userId)
    .where("brand_visits.id", "in", ids)
    .unionAll(
      db
        .selectFrom("direct_visits")
        .innerJoin("brands", "brands.id", "direct_visits.brand_id")
        .select(["direct_visits.id", "brands.id as brandId", "brands.name"])
        .where("direct_visits.user_id", "=", userId)
        .where("direct_visits.id", "in", ids),
    )
    .execute();
  return visits.map(({ id, brandId, name }): [string, Subject] => [
    id,
    { about: name, path: brandPath(brandId) },
  ]);
}
