import { PathLink } from "../../components/ui/path-link.tsx";
import { textLinkStyle } from "../../components/ui/text-link.tsx";
import { useSite } from "../../lib/html/site.ts";
import { faqOf } from "./faq.ts";
import { QUESTIONS_ID } from "./section-ids.ts";

/** Plus sign, which becomes a minus while the answer is open. */
const CROSS =
  "relative size-4 flex-none before:absolute before:inset-x-px before:top-[7.25px] before:h-[1.5px] before:bg-current " +
  "after:absolute after:inset-y-px after:left-[7.25px] after:w-[1.5px] after:bg-current group-open/question:after:hidden";

export function Questions() {
  const faq = faqOf(useSite().signupCredits);
  return (
    <section
      aria-labelledby={QUESTIONS_ID}
      className="grid gap-x-20 gap-y-6 pt-16 sm:pt-24 md:grid-cols-[minmax(0,360px)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={QUESTIONS_ID} className="text-xl font-strong">
          Frequently asked questions
        </h2>
        <p className="mt-2 text-ink-2">
          Something else?{" "}
          <PathLink href="/contact" className={textLinkStyle()}>
            Write to us
          </PathLink>{" "}
          or see{" "}
          <PathLink href="/pricing" className={textLinkStyle()}>
            Pricing
          </PathLink>
          .
        </p>
      </div>
      <div className="border-t-2 border-line-ink">
        {faq.map(({ question, answer, link }, index) => (
          <details key={question} className="group/question border-b border-line" open={index === 0}>
            <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-2 text-md font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <span className={CROSS} aria-hidden="true" />
            </summary>
            <p className="max-w-160 pr-12 pb-5 text-md text-pretty text-ink-2">
              {answer}
              {link && (
                <>
                  {" "}
                  <PathLink href={link.to} className={textLinkStyle({ className: "text-ink" })}>
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
