import { Check, Copy, Download } from "lucide-react";
import { useCopy } from "../../lib/copy-link.ts";
import { downloadBlob, fileName } from "../../lib/download.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whose they are. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { copied, copy } = useCopy();
  const text = codes.join("\n");
  const save = () => {
    const lines = [`Recovery codes of ${email} at Standings. Each works once.`, "", text, ""];
    const blob = new Blob([lines.join("\n")], { type: "text/plain" });
    downloadBlob(blob, fileName("recovery-codes", "txt", new Date()));
  };
  const copyAll = async () => {
    if (!(await copy(text))) notify.error("The codes could not be copied");
  };
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-ink-2">
        Save these recovery codes where you find them without your phone. If you lose it, each lets you sign
        in once. They are not shown again.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-2 border border-line bg-hover px-4 py-3 font-medium tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyAll()}>
          <Icon of={copied ? Check : Copy} />
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button onClick={save}>
          <Icon of={Download} />
          Download
        </Button>
        <Button variant="primary" className="ml-auto" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
