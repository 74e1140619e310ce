import type { ReactNode } from "react";
import { PageFrame } from "../../components/ui/page-frame.tsx";

export interface LegalSection {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly updated: string;
  readonly lead: ReactNode;
  readonly sections: readonly LegalSection[];
  readonly isNumbered?: boolean;
  readonly end: ReactNode;
}

/** Styles for plain paragraphs and lists. */
const PROSE =
  "[&_code]:font-sans [&_code]:font-medium [&_li+li]:mt-1.5 [&_li]:marker:text-ink-3 [&_p]:text-pretty " +
  "[&_p:not(:first-child)]:mt-3 [&_strong]:font-medium [&_strong]:text-ink [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:text-pretty";

/** A long text with at most 70 characters per line, and its table of contents at the side on wide screens. */
export function LegalPage({ title, updated, lead, sections, isNumbered = false, end }: LegalPageProps) {
  const titleOf = (section: LegalSection, index: number) =>
    isNumbered ? `${index + 1}. ${section.title}` : section.title;
  return (
    <PageFrame top="page">
      <div className="grid gap-x-16 gap-y-8 pt-4 sm:pt-5 md:grid-cols-[minmax(0,640px)_260px] lg:gap-x-24">
        <header className="max-w-[66ch] text-md">
          <h1 className="text-2xl font-strong">{title}</h1>
          <p className="mt-1.5 text-sm text-ink-3">Last updated {updated}</p>
          <div className={`${PROSE} mt-5 text-ink-2`}>{lead}</div>
        </header>
        <nav aria-label="On this page" className="md:order-last md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="border-t-2 border-line-ink pt-3 md:sticky md:top-24.5">
            <h2 className="text-sm font-strong">On this page</h2>
            <ol className="mt-1 max-md:grid max-md:gap-x-6 sm:max-md:grid-cols-2">
              {sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-10 items-center py-1 text-ink-2 hover:text-ink md:min-h-8"
                  >
                    {titleOf(section, index)}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="max-w-[66ch] text-md text-ink-2">
          <div className={PROSE}>
            {sections.map((section, index) => (
              <section key={section.id} className="not-first:mt-9" aria-labelledby={section.id}>
                <h2 id={section.id} className="text-lg font-strong tracking-normal text-ink">
                  {titleOf(section, index)}
                </h2>
                {section.body}
              </section>
            ))}
          </div>
          <p className="mt-10 flex flex-wrap gap-x-6 border-t border-line-2 pt-4 text-base">{end}</p>
        </div>
      </div>
    </PageFrame>
  );
}
