import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../components/ui/icon.tsx";
import { METHOD_SECTIONS, type MethodSectionId } from "./method-sections.ts";

/** Paragraphs and lists of the page; tables and figures bring their own look. */
const PROSE =
  "text-[17px]/7 text-ink-2 [&>*+*]:mt-4 [&>:is(p,ul,ol)]:text-pretty [&_strong]:font-medium [&_strong]:text-ink " +
  "[&>:is(ul,ol)]:grid [&>:is(ul,ol)]:gap-2 [&>:is(ul,ol)]:pl-5 [&>ul]:list-[square] [&>ol]:list-decimal [&>:is(ul,ol)>li]:pl-1 [&>:is(ul,ol)>li]:marker:text-ink-3";

interface SectionProps {
  readonly id: MethodSectionId;
  readonly children: ReactNode;
}

/** A section whose heading links to itself. */
export function Section({ id, children }: SectionProps) {
  const title = METHOD_SECTIONS.find((section) => section.id === id)?.text;
  return (
    <section aria-labelledby={id} className="not-first:mt-10">
      <h2 id={id} className="text-page-title font-strong tracking-[-.016em] text-balance">
        <a href={`#${id}`} className="group hover:underline hover:decoration-line-2 hover:underline-offset-4">
          {title}
        </a>
      </h2>
      <div className={`mt-4 ${PROSE}`}>{children}</div>
    </section>
  );
}

/** What an analyst recomputes, beneath the plain words. */
export function Formula({ children }: { readonly children: ReactNode }) {
  return (
    <Folded summary="For analysts">
      <div className="pt-1.5 pb-3.5 text-base/6 text-ink-2 [&_i]:text-ink [&_p+p]:mt-1.5">{children}</div>
    </Folded>
  );
}

/** Details for those who want them; they are in the page's HTML, and on paper. */
export function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="group/folded rounded-2 bg-sunken px-4 inset-ring inset-ring-line sm:px-5 print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon of={ChevronDown} size="sm" className="transition-transform group-open/folded:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** A line of a formula, which wraps on a phone. */
export function Line({ children }: { readonly children: ReactNode }) {
  return <p className="font-mono text-sm/6 wrap-anywhere text-ink tabular-nums">{children}</p>;
}
