import { PAPERS, paperUrl, plural } from "@standings/domain";
import { TextAnchor } from "../../../components/ui/text-link.tsx";
import { Folded, Section } from "../section.tsx";

export function Papers() {
  return (
    <Section id="papers">
      <Folded summary={plural(PAPERS.length, "paper")}>
        <dl className="border-t-2 border-line-ink">
          {PAPERS.map((paper) => (
            <div
              key={paper.doi}
              className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[180px_1fr]"
            >
              <dt className="text-base/6 text-ink-3">{paper.use}</dt>
              <dd className="text-base/6 text-pretty">
                {paper.authors} ({paper.year}).{" "}
                <TextAnchor href={paperUrl(paper)} rel="noopener">
                  {paper.title}
                </TextAnchor>
                . {paper.journal}.
              </dd>
            </div>
          ))}
        </dl>
      </Folded>
      <p>
        What is ours is how they are put together: one range for every figure, chosen and checked by
        simulation. If you find a mistake, tell us; we would rather be corrected than quoted wrongly.
      </p>
    </Section>
  );
}
