import { Check, Copy, UnfoldVertical } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { useCopy } from "../../../lib/copy-link.ts";
import { formatNumber } from "../../../lib/format.ts";

/** Lines of a long value before it is opened. */
const SHOWN = 16;

interface JsonViewProps {
  readonly title: string;
  readonly value: unknown;
}

/** A value as formatted JSON, long ones folded; it can be copied whole. */
export function JsonView({ title, value }: JsonViewProps) {
  const [isOpen, setOpen] = useState(false);
  const { copied, copy } = useCopy();
  const text = JSON.stringify(value, null, 2);
  const lines = text.split("\n");
  const isLong = lines.length > SHOWN + 1;
  const shown = isLong && !isOpen ? lines.slice(0, SHOWN).join("\n") : text;
  return (
    <section className="grid gap-2 pt-4" aria-label={title}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-strong">{title}</h3>
        <div className="flex">
          {isLong && (
            <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon of={UnfoldVertical} />
              {isOpen ? "Close" : "Open all"}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => void copy(text)}>
            <Icon of={copied ? Check : Copy} />
            {copied ? "Copied" : "Copy"}
          </Button>
        </div>
      </div>
      <pre
        className="max-h-105 overflow-auto rounded-3 bg-sunken p-4 font-mono text-sm inset-ring inset-ring-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        <Coloured text={shown} />
        {isLong && !isOpen && (
          <span className="text-ink-3">
            {"\n"}… {formatNumber(lines.length - SHOWN)} more lines
          </span>
        )}
      </pre>
    </section>
  );
}

const STRING = /("(?:[^"\\]|\\.)*")(:?)/;

/** Keys and texts in colours of their own. */
function Coloured({ text }: { text: string }) {
  // A split by two groups gives what is between, the string, and its colon, in turns.
  return text.split(STRING).map((piece, index, pieces) => {
    if (index % 3 !== 1) return piece;
    const isKey = pieces[index + 1] === ":";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity than their order
      <span key={index} className={isKey ? "text-info" : "text-good"}>
        {piece}
      </span>
    );
  });
}
