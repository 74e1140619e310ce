import { type ReactNode, useId } from "react";

interface AccountSectionProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** Row of the account page: title and description, then the controls. */
export function AccountSection({ title, about, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-4 border-b border-line py-8 last:border-0 md:grid-cols-[300px_minmax(0,560px)]"
    >
      <div className="max-w-120">
        <h2 id={id} className="text-md font-strong">
          {title}
        </h2>
        <p className="mt-1 text-pretty text-ink-2">{about}</p>
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}
