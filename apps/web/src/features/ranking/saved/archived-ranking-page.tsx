import { Archived } from "./archived.tsx";
import { ArchivedRanking } from "./archived-ranking.tsx";

/** `/archived-company-ranking/{id}`: a saved ranking of companies. */
export function ArchivedRankingPage({ id }: { id: string }) {
  return (
    <Archived kind="company" id={id}>
      {(record) => <ArchivedRanking record={record} />}
    </Archived>
  );
}
