import { CODE_ANSWERS, developerExamples, type ExampleCalls, type ExampleWay } from "@standings/domain";
import { getRouteApi } from "@tanstack/react-router";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { useCopy } from "../../lib/copy-link.ts";
import { useSite } from "../../lib/html/site.ts";
import { notify } from "../../lib/notify.ts";
import { Code } from "./code.tsx";
import type { DeveloperSectionId } from "./section.tsx";

const route = getRouteApi("/developers");
const LABELS: Readonly<Record<ExampleWay, string>> = { client: "Client", curl: "curl", mcp: "MCP" };

interface CodeBoxProps {
  readonly id: DeveloperSectionId;
  /** In the order of its tabs, the one that is shown first named first. */
  readonly ways: readonly ExampleWay[];
  /** In place of the way's name, where there is one. */
  readonly title?: string;
}

/** The example of a section, in the way that the visitor chose, and what it prints. */
export function CodeBox({ id, ways, title }: CodeBoxProps) {
  const [first = "client"] = ways;
  const { code } = route.useSearch();
  const [way, setWay] = useState(ways.find((name) => code === `${id}-${name}`) ?? first);
  const examples: ExampleCalls = developerExamples(useSite().publicUrl)[id];
  const example = examples[way];
  if (!example) return null;
  const answer = CODE_ANSWERS[id]?.[way];
  const label = title ?? LABELS[way];
  // Without scripts a tab is a link, whose address shows its example.
  const hrefOf = (name: ExampleWay) => `/developers${name === first ? "" : `?code=${id}-${name}`}#${id}`;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2.5">
      <div className="overflow-hidden rounded-3 border border-line-2 bg-sunken">
        <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line-2 py-1 pr-1 pl-2">
          {ways.length > 1 ? (
            <Tabs
              label="How to call"
              idPrefix={id}
              look="segments"
              items={ways.map((name) => ({ id: name, label: LABELS[name], href: hrefOf(name) }))}
              selected={way}
              onSelect={setWay}
            />
          ) : (
            <p className="px-2 text-sm font-medium">{label}</p>
          )}
          <CopyButton code={example.code} />
        </div>
        <div {...(ways.length > 1 && tabPanelProps(id, way))}>
          <Code label={`Example, ${label}`} {...example} />
        </div>
      </div>
      {answer && (
        <Code
          label="What it prints"
          code={answer}
          syntax="answer"
          className="rounded-3 border border-line-2 text-ink-2"
        />
      )}
    </div>
  );
}

function CopyButton({ code }: { readonly code: string }) {
  const { copied, copy } = useCopy();
  const copyCode = async () => {
    if (!(await copy(code))) notify.error("It could not be copied. Please select it.");
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      title="Copy"
      className="noscript:hidden"
      onClick={() => void copyCode()}
    >
      <Icon of={copied ? Check : Copy} size="sm" />
      <span className="sr-only">{copied ? "Copied" : "Copy this example"}</span>
    </Button>
  );
}
