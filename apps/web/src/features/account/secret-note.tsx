import { Check, Copy } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { useCopy } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";

interface SecretNoteProps {
  /** What the secret is of. */
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
}

/** A new secret, which is shown this once. */
export function SecretNote({ title, hint, secret }: SecretNoteProps) {
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
