import { Check, Copy, Plus, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Skeleton } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { useCopy } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";

interface SecretsSectionProps<Data> {
  /** Id of the heading, and of the part of the developers page that says how to use them. */
  readonly id: "tokens" | "webhooks";
  readonly title: string;
  readonly about: string;
  /** What is listed: "API tokens". */
  readonly noun: string;
  /** The button that adds one. */
  readonly add: { readonly label: string; readonly onAdd: () => void };
  /** A new secret, shown this once. */
  readonly made: SecretNoteProps | null;
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** Section of the account page on what is used with a secret: how to use it, a new secret, and the list. */
export function SecretsSection<Data extends { readonly hasAccess: boolean }>(
  props: SecretsSectionProps<Data>,
) {
  const { id, title, about, noun, add, made, query, children } = props;
  return (
    <section aria-labelledby={`own-${id}`} className="border-b border-line py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
        <div>
          <h2 id={`own-${id}`} className="text-md font-strong">
            {title}
          </h2>
          <p className="mt-1 text-pretty text-ink-2">
            {about}{" "}
            <TextLink to="/developers" hash={id} touch="inline">
              How to use them
            </TextLink>
          </p>
        </div>
        {query.data?.hasAccess && (
          <Button className="max-sm:w-full" onClick={add.onAdd}>
            <Icon of={Plus} />
            {add.label}
          </Button>
        )}
      </div>
      {made && <SecretNote {...made} />}
      {query.data ? (
        children(query.data)
      ) : query.isError ? (
        <Notice
          level={3}
          tone="bad"
          title={`Your ${noun} could not be loaded`}
          actions={
            <Button onClick={() => void query.refetch()}>
              <Icon of={RotateCw} />
              Try Again
            </Button>
          }
        />
      ) : (
        <LoadingSecrets noun={noun} />
      )}
    </section>
  );
}

/** Stands while a section is loading. */
export function LoadingSecrets({ noun }: { noun: string }) {
  return (
    <div role="status" className="grid gap-3 border-t-2 border-line-ink pt-4">
      <span className="sr-only">Loading your {noun}...</span>
      <Skeleton className="h-3 w-2/5" />
      <Skeleton className="h-3 w-1/3" />
    </div>
  );
}

interface SecretNoteProps {
  /** What the secret is of. */
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
}

/** A new secret, which is shown this once. */
function SecretNote({ title, hint, secret }: SecretNoteProps) {
  const { copied, copy } = useCopy();
  const copySecret = async () => {
    if (!(await copy(secret))) notify.error("It could not be copied. Please select it.");
  };
  return (
    <div
      role="status"
      className="mb-5 grid items-center gap-x-8 gap-y-3 rounded-3 border border-mark-line bg-mark-tint px-5 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]"
    >
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{title}</p>
        <p className="text-sm text-pretty">{hint}</p>
      </div>
      <div className="flex gap-2 max-sm:flex-col">
        <code className="min-w-0 flex-1 rounded-2 border border-line-2 bg-surface px-3 py-2.5 text-sm leading-4.5 break-all select-all">
          {secret}
        </code>
        <Button variant="primary" onClick={() => void copySecret()}>
          <Icon of={copied ? Check : Copy} />
          {copied ? "Copied" : "Copy"}
        </Button>
      </div>
    </div>
  );
}
