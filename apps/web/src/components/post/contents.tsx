import type { PostHeading } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../ui/icon.tsx";

interface ContentsProps {
  /** "In this post". */
  readonly title: string;
  readonly sections: readonly PostHeading[];
  /** Below the sections. */
  readonly children?: ReactNode;
}

/** Beside the text on wide screens, where the section that is read is marked; above it on others, closed at first. */
export function Contents({ title, sections, children }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={title} className="max-lg:max-w-170 print:hidden">
      <div className="sticky top-22.5 max-h-[calc(100vh-114px)] overflow-y-auto border-t-2 border-line-ink pt-3 max-lg:hidden">
        <p className="pb-1.5 text-sm font-strong">{title}</p>
        <SectionLinks sections={sections} current={current} />
        {children}
      </div>
      <details className="group border-y border-t-2 border-t-line-ink border-b-line lg:hidden">
        <summary className="flex h-12 list-none items-center justify-between text-base font-strong [&::-webkit-details-marker]:hidden">
          {title}
          <Icon of={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <SectionLinks sections={sections} current={null} />
        {children}
      </details>
    </nav>
  );
}

interface SectionLinksProps extends Pick<ContentsProps, "sections"> {
  /** Id of the section that is read. */
  readonly current: string | null;
}

function SectionLinks({ sections, current }: SectionLinksProps) {
  return (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id} className="border-b border-line last:border-b-0 lg:last:border-b">
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className="block py-2.75 text-base wrap-anywhere text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink lg:py-1.75 lg:text-sm"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Pixels below the top of the screen above which a section counts as read. */
const READING_LINE = 140;

/** Id of the last section whose heading has passed the reading line; the first one before that. */
function useCurrentSection(sections: readonly PostHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const find = () => {
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? null);
    };
    find();
    window.addEventListener("scroll", find, { passive: true });
    return () => window.removeEventListener("scroll", find);
  }, [sections]);
  return current;
}
