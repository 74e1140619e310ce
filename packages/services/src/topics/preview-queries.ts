import {
  type AskedQuery,
  type CheckedQueries,
  MAX_WORDINGS,
  promptKey,
  readMarket,
  usualTemplate,
  type WordingLevel,
} from "@standings/domain";
import { requireScope, type ServiceRequest } from "../request.ts";
import { askQueries, checkTemplate } from "./ask-queries.ts";
import { checkCount, companyFinder } from "./change-wordings.ts";
import { findTopic, readWordings } from "./own-topic.ts";

export interface QueriesWish {
  readonly topicId: string;
  /** A file of search queries. */
  readonly csv: string;
  /** How each is asked; the usual one of the topic's language without. */
  readonly template?: string | undefined;
  /** Of queries that say none; "mid" without. */
  readonly level?: WordingLevel | undefined;
}

/** What a file of search queries would add. */
export interface PreviewedQueries {
  readonly template: string;
  readonly queries: readonly Pick<AskedQuery, "query" | "prompt" | "level" | "persona" | "weight">[];
  readonly apart: CheckedQueries["apart"];
}

/** Shows how the queries of a file would be asked, and which are set apart; adds nothing. Throws TOPIC_NOT_FOUND or TOPIC_INVALID. */
export async function previewQueries(
  request: ServiceRequest,
  { topicId, csv, template: given, level = "mid" }: QueriesWish,
): Promise<PreviewedQueries> {
  const { services, viewer } = requireScope(request, "read");
  const topic = await findTopic(services.db, viewer.userId, topicId);
  const template = given ?? usualTemplate(readMarket(topic.market));
  checkTemplate(template);
  checkCount([], csv);
  const has = await readWordings(services.db, topic.id);
  const { taken, apart } = await askQueries(
    services,
    topic,
    { csv, template },
    {
      known: new Set(has.map(({ prompt }) => promptKey(prompt))),
      level,
      room: MAX_WORDINGS - has.length,
      namesCompany: await companyFinder(services.db, topic),
    },
  );
  return { template, queries: taken.map(({ key: _, ...query }) => query), apart };
}
