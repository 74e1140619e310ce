import {
  ATTRIBUTE_NAMES,
  type BrandFact,
  FACT_OLD_DAYS,
  formatFact,
  foundFactsWords,
  isChangeOf,
  marketName,
} from "@standings/domain";
import { Check, Ellipsis, Pencil, Plus, Timer, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { MarketBadge } from "../../../components/search/market-badge.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button, buttonStyle } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../components/ui/menu.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { dayIn } from "../../../lib/day-in.ts";
import { formatMonth } from "../../../lib/format.ts";
import type { FactToWrite } from "./fact-form.tsx";
import { sourceWords } from "./fact-words.ts";

const DAY_MS = 86_400_000;

interface FactListProps {
  readonly brandId: string;
  /** Of one company. */
  readonly facts: readonly BrandFact[];
  readonly onWrite: (fact: FactToWrite) => void;
  /** What reads the brand's site; null: the company is another. */
  readonly site: ReactNode;
  /** Whose pages propose facts. */
  readonly domain: string;
}

/** Facts of a company: added, corrected, ended; what is proposed is confirmed or rejected, one or several at once. */
export function FactList({ brandId, facts, onWrite, site, domain }: FactListProps) {
  const utils = trpc.useUtils();
  const confirm = trpc.brands.confirmFacts.useMutation({
    onSuccess: () => Promise.all([utils.brands.facts.invalidate(), utils.brands.claims.invalidate()]),
    meta: { failed: "The facts could not be confirmed" },
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const proposed = facts.filter(({ state }) => state === "proposed");
  const list = useRef<HTMLUListElement>(null);
  const [found, check] = foundFactsWords(proposed.length, domain);
  const old = facts.filter(({ isOld }) => isOld).length;
  const chosen = proposed.flatMap(({ id }) => (left.has(id) ? [] : [id]));
  const choose = (id: string, isChosen: boolean) => {
    const others = [...left].filter((one) => one !== id);
    setLeft(new Set(isChosen ? others : [...others, id]));
  };
  return (
    <section aria-labelledby="facts">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="facts" className="text-xl font-strong">
            Facts
          </h2>
          <p className="text-sm text-ink-3">{countWords(facts.length - proposed.length, proposed.length)}</p>
          {old > 0 && (
            <p className="text-sm font-medium">
              {old === 1 ? "1 fact was" : `${old} facts were`} confirmed more than {FACT_OLD_DAYS} days ago.
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onWrite({ attribute: "price", subject: "" })}>
            <Icon of={Plus} />
            Add a fact
          </Button>
          {proposed.length > 0 && (
            <Button
              pending={confirm.isPending}
              disabled={chosen.length === 0 || confirm.isPending}
              onClick={() => confirm.mutate({ brandId, factIds: chosen })}
            >
              <Icon of={Check} />
              Confirm {chosen.length}
            </Button>
          )}
        </div>
      </div>
      {site}
      {proposed.length > 0 && proposed.length === facts.length && (
        <p className="mb-3.5 text-pretty">
          {NOTHING_FALSE} {found}{" "}
          <TextButton touch="inline" onClick={() => list.current?.querySelector("input")?.focus()}>
            {check}
          </TextButton>
        </p>
      )}
      {facts.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4`}>{NOTHING_FALSE}</p>
      ) : (
        <ul ref={list} className={HEAVY_RULE}>
          {facts.map((fact) => (
            <FactRow
              key={fact.id}
              brandId={brandId}
              fact={fact}
              isChosen={!left.has(fact.id)}
              isBesideProposed={proposed.length > 0}
              isConfirming={confirm.isPending && confirm.variables.factIds.includes(fact.id)}
              was={facts.find((one) => one.state === "confirmed" && isChangeOf(fact, one)) ?? null}
              onChoose={(isChosen) => choose(fact.id, isChosen)}
              onConfirm={() => confirm.mutate({ brandId, factIds: [fact.id] })}
              onCorrect={() => onWrite({ fact })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const NOTHING_FALSE = "Nothing can be false before you say what is true.";

function countWords(confirmed: number, proposed: number): string {
  if (proposed === 0) return `${confirmed} confirmed.`;
  return `${confirmed} confirmed, ${proposed} proposed. A proposed fact makes nothing false.`;
}

interface FactRowProps {
  readonly brandId: string;
  readonly fact: BrandFact;
  /** The fact that holds and that a proposal would end. */
  readonly was: BrandFact | null;
  readonly isChosen: boolean;
  /** Others have a box before them. */
  readonly isBesideProposed: boolean;
  readonly isConfirming: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onConfirm: () => void;
  readonly onCorrect: () => void;
}

function FactRow({
  brandId,
  fact,
  was,
  isChosen,
  isBesideProposed,
  isConfirming,
  onChoose,
  onConfirm,
  onCorrect,
}: FactRowProps) {
  const [isEnding, setEnding] = useState(false);
  // Where focus stays when the question for an old fact goes.
  const menu = useRef<HTMLButtonElement>(null);
  const { id, attribute, subject, value, market, state, from, to, confirmedAt, isOld, quote } = fact;
  const utils = trpc.useUtils();
  const reject = trpc.brands.rejectFacts.useMutation({
    onSuccess: () => Promise.all([utils.brands.facts.invalidate(), utils.brands.claims.invalidate()]),
    meta: { failed: "The fact could not be rejected" },
  });
  const change = state === "proposed" && was ? `${formatFact(was.value)} → ` : "";
  const words = `${subject ? `${subject}: ` : ""}${change}${formatFact(value)}`;
  const name = `${ATTRIBUTE_NAMES[attribute]} ${words}${market ? `, ${marketName(market)}` : ""}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-1.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,200px)_180px_auto]">
      <div className="flex min-w-0 items-start gap-3 py-1.5">
        {state === "proposed" && (
          <input
            type="checkbox"
            className="mt-0.5 size-4 flex-none accent-ink"
            aria-label={`Choose ${name}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        {state === "confirmed" && isBesideProposed && <span className="w-4 flex-none max-sm:hidden" />}
        <p className="min-w-0 wrap-anywhere">
          <span className="pr-2 text-ink-3">{ATTRIBUTE_NAMES[attribute]}</span>
          {words}
          <span className="text-ink-3">{spanWords(from, to)}</span> <MarketBadge market={market} />
          {quote !== null && <q className="block text-sm text-ink-3">{quote}</q>}
        </p>
      </div>
      <span className="truncate text-sm text-ink-3 max-lg:order-3">{sourceWords(fact)}</span>
      <span className="text-sm text-ink-3 max-lg:order-4 lg:text-right">
        {state === "proposed" ? (
          <Badge tone="line">Proposed</Badge>
        ) : (
          confirmedAt && `confirmed ${formatMonth(new Date(confirmedAt))}`
        )}
      </span>
      <Menu>
        <MenuTrigger
          ref={menu}
          className={buttonStyle({ variant: "ghost", size: "icon", className: "justify-self-end" })}
          aria-label={`Change ${name}`}
        >
          <Icon of={Ellipsis} />
        </MenuTrigger>
        <MenuContent align="end">
          {state === "proposed" && (
            <MenuItem icon={Check} onSelect={onConfirm}>
              Confirm
            </MenuItem>
          )}
          <MenuItem icon={Pencil} onSelect={onCorrect}>
            Correct
          </MenuItem>
          {state === "confirmed" && (
            <MenuItem icon={Timer} onSelect={() => setEnding(true)}>
              It held until…
            </MenuItem>
          )}
          <MenuItem icon={X} isDangerous onSelect={() => reject.mutate({ brandId, factIds: [id] })}>
            Reject
          </MenuItem>
        </MenuContent>
      </Menu>
      {isOld && confirmedAt !== null && (
        <p className="order-5 col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5 text-sm">
          Confirmed {Math.floor((Date.now() - Date.parse(confirmedAt)) / DAY_MS)} days ago. Is it still so?
          <Button
            size="sm"
            pending={isConfirming}
            disabled={isConfirming}
            aria-label={`Still so: ${name}`}
            onClick={() => {
              menu.current?.focus();
              onConfirm();
            }}
          >
            <Icon of={Check} />
            Still so
          </Button>
        </p>
      )}
      {isEnding && <EndForm brandId={brandId} fact={fact} name={name} onClose={() => setEnding(false)} />}
    </li>
  );
}

function spanWords(from: string | null, to: string | null): string {
  if (from === null && to === null) return "";
  if (from === null) return ` · held until ${to}`;
  return to === null ? ` · from ${from}` : ` · ${from} to ${to}`;
}

interface EndFormProps {
  readonly brandId: string;
  readonly fact: BrandFact;
  readonly name: string;
  readonly onClose: () => void;
}

function EndForm({ brandId, fact, name, onClose }: EndFormProps) {
  const [to, setTo] = useState(() => fact.to ?? dayIn());
  const utils = trpc.useUtils();
  const end = trpc.brands.endFact.useMutation({
    async onSuccess() {
      await Promise.all([utils.brands.facts.invalidate(), utils.brands.claims.invalidate()]);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Until when did it hold?"
      action="Save"
      error={end.error?.message ?? null}
      isReady={to !== ""}
      isPending={end.isPending}
      onSubmit={() => end.mutate({ brandId, factId: fact.id, to })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">{name}. An answer that still says so is outdated, not false.</p>
      <Field label="Last day" type="date" value={to} onChange={({ target }) => setTo(target.value)} />
    </FormDialog>
  );
}
