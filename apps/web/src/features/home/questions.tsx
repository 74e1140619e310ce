import { PathLink } from "../../components/ui/path-link.tsx";
import { FAQ } from "./faq.ts";
import { QUESTIONS_ID } from "./section-ids.ts";

export function Questions() {
  return (
    <section
      aria-labelledby={QUESTIONS_ID}
      className="grid gap-x-20 gap-y-6 pt-16 sm:pt-24 md:grid-cols-[minmax(0,360px)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={QUESTIONS_ID} className="text-xl font-strong">
          Questions
        </h2>
        <p className="mt-2 text-ink-2">
          Something else?{" "}
          <PathLink href="/contact" className="textlink">
            Write to us
          </PathLink>{" "}
          or see{" "}
          <PathLink href="/pricing" className="textlink">
            Pricing
          </PathLink>
          .
        </p>
      </div>
      <div className="border-t-2 border-line-ink">
        {FAQ.map(({ question, answer, link }, index) => (
          <details key={question} className="question border-b border-line" open={index === 0}>
            <summary>{question}</summary>
            <p className="max-w-[640px] pr-12 pb-5 text-md text-pretty text-ink-2">
              {answer}
              {link && (
                <>
                  {" "}
                  <PathLink href={link.to} className="textlink text-ink">
                    {link.label}
                  </PathLink>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
