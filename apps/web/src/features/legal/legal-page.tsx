import type { ReactNode } from "react";

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

/** A long text to read: at most 70 characters a line, its contents beside it where there is room. */
export function LegalPage({ title, updated, lead, sections, isNumbered = false, end }: LegalPageProps) {
  const titleOf = (section: LegalSection, index: number) =>
    isNumbered ? `${index + 1}. ${section.title}` : section.title;
  return (
    <div className="wrap pt-6 sm:pt-10">
      <div className="grid gap-x-16 gap-y-8 pt-4 sm:pt-5 md:grid-cols-[minmax(0,640px)_260px] lg:gap-x-24">
        <header className="max-w-[66ch] text-md">
          <h1 className="text-2xl font-strong">{title}</h1>
          <p className="mt-1.5 text-sm text-ink-3">Last updated {updated}</p>
          <div className="legal mt-5 text-ink-2">{lead}</div>
        </header>
        <nav aria-label="On this page" className="md:order-last md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="border-t-2 border-line-ink pt-3 md:sticky md:top-[98px]">
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
        <div className="legal max-w-[66ch] text-md text-ink-2">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{titleOf(section, index)}</h2>
              {section.body}
            </section>
          ))}
          <p className="mt-10 flex flex-wrap gap-x-6 border-t border-line-2 pt-4 text-base">{end}</p>
        </div>
      </div>
    </div>
  );
}
