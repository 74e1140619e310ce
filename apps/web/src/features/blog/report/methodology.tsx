import { type CompanyReport, type ModelCatalogue, plural, type ReportedAnalysis } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { formatDay } from "../../../lib/format.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { ReportSection } from "./report-section.tsx";

/** What the figures count, how many answers stand behind them, and who advised. */
export function Methodology({ report }: { report: CompanyReport }) {
  const catalogue = useCatalogue();
  const [analysis] = report.analysis;
  return (
    <ReportSection name="method">
      <div className="grid gap-2 text-sm/5 text-pretty wrap-anywhere">
        <p>
          {basisOf(report)} Each question counts once for each model, with the newest answer; models weigh
          alike. Single answers differ, and figures from few of them say little:{" "}
          <Link to="/method" className="underline">
            how we count
          </Link>
          . All figures of this page were counted together on {formatDay(new Date(report.countedAt))} and
          kept; the company’s page has those of today.
        </p>
        {analysis && <p>{adviceLine(catalogue, analysis)}</p>}
      </div>
    </ReportSection>
  );
}

/** "57 of 81 answers of 5 models in its field list Acme, in searches that their owners share; the newest is of Nov 9, 2026." */
function basisOf({
  totalMentions,
  totalAnswers,
  models,
  historicalData,
  name,
  domain,
}: CompanyReport): string {
  const company = name ?? domain;
  const [newest] = historicalData;
  if (totalMentions === 0 || !newest) return `No shared answer lists ${company} yet.`;
  const by = models.length > 0 ? ` of ${plural(models.length, "model")}` : "";
  const day = formatDay(new Date(newest.createdAt));
  const listed = `${totalMentions.toLocaleString("en-US")} of ${plural(totalAnswers, "answer")}`;
  return `${listed}${by} in its field list ${company}, in searches that their owners share; the newest is of ${day}.`;
}

/** The models that advised, with the subject and the day. */
function adviceLine({ modelName }: ModelCatalogue, { domain, seo, source }: ReportedAnalysis): string {
  const lines = [
    seo && `${modelName(seo.modelId)} advised on ${domain} on ${formatDay(new Date(seo.createdAt))}`,
    source &&
      `${modelName(source.modelId)} advised on the sources on ${formatDay(new Date(source.createdAt))}`,
  ].filter((line) => line !== null);
  return `${lines.join("; ")}. Facts are checked by the server, not by a model, and each piece of advice names those that it rests on.`;
}
