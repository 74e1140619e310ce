import { type ReactNode, useId } from "react";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";

interface PartProps<Data> {
  readonly title: string;
  /** The heading is for screen readers alone. */
  readonly isQuiet?: boolean;
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  /** Room while it is read. */
  readonly room: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the dashboard with its heading; one that cannot be read says so and leaves the others alone. */
export function Part<Data>({ title, isQuiet = false, query, aside, room, children }: PartProps<Data>) {
  const id = useId();
  const { data, isError, refetch } = query;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className={isQuiet ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-4 pb-3"}>
        <h2 id={id} className="text-xl font-strong">
          {title}
        </h2>
        {aside && <div className="text-sm text-ink-3">{aside}</div>}
      </div>
      {data === undefined ? (
        <div className={`border-t-2 border-line-ink pt-3 ${room}`} aria-busy={!isError}>
          {isError ? (
            <Failed refetch={refetch}>Could not be read.</Failed>
          ) : (
            <Skeleton className="h-4 w-2/5" />
          )}
        </div>
      ) : (
        <>
          {children(data)}
          {isError && <Failed refetch={refetch}>Could not be brought up to date.</Failed>}
        </>
      )}
    </section>
  );
}

function Failed({ refetch, children }: { refetch: () => unknown; children: string }) {
  return (
    <p role="alert" className="pt-2 text-sm text-bad">
      {children}{" "}
      <TextButton touch="inline" onClick={() => void refetch()}>
        Try Again
      </TextButton>
    </p>
  );
}
