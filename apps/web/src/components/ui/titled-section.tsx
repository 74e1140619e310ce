import { type ReactNode, useId } from "react";

const SIZES = { md: "text-md", lg: "text-lg", xl: "text-xl" };

interface SectionProps {
  readonly title: ReactNode;
  readonly size?: keyof typeof SIZES;
  readonly level?: 2 | 3;
  /** Line and room below the heading. */
  readonly heading?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page under the heading that names it. */
export function TitledSection({
  title,
  size = "xl",
  level = 2,
  heading = "",
  className = "min-w-0",
  children,
}: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={`${SIZES[size]} font-strong ${heading}`}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
