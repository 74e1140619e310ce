/** Which facts and which pieces of advice are marked: by a press on a fact or its number, or under the pointer. */
import type { AnalysisFact } from "@standings/domain";
import { createContext, type PointerEvent, type ReactNode, use, useMemo, useState } from "react";

/** A piece of advice on the screen. */
export interface AdvicePlace {
  /** Unique in the analysis. */
  readonly key: string;
  /** "Recommendation 2" */
  readonly label: string;
  /** Numbers of the facts that it rests on. */
  readonly facts: readonly number[];
}

type Pointed = { readonly fact: number } | { readonly advice: string };

interface FactMarks {
  readonly factOf: (number: number) => AnalysisFact | undefined;
  /** Advice that rests on a fact, in the order of the page. */
  readonly restingOn: (number: number) => readonly AdvicePlace[];
  /** The fact that was pressed; null for none. */
  readonly pressed: number | null;
  readonly isFactMarked: (number: number) => boolean;
  readonly isAdviceMarked: (key: string) => boolean;
  readonly press: (number: number | null) => void;
  readonly point: (pointed: Pointed | null) => void;
}

const Context = createContext<FactMarks | null>(null);

interface FactMarksProviderProps {
  readonly facts: readonly AnalysisFact[];
  /** In the order of the page. */
  readonly places: readonly AdvicePlace[];
  readonly children: ReactNode;
}

export function FactMarksProvider({ facts, places, children }: FactMarksProviderProps) {
  const [pressed, press] = useState<number | null>(null);
  const [pointed, point] = useState<Pointed | null>(null);
  const marks = useMemo<FactMarks>(() => {
    const byNumber = new Map(facts.map((fact) => [fact.number, fact]));
    const restingOn = (number: number) => places.filter((place) => place.facts.includes(number));
    const shown = pointed ?? (pressed === null ? null : { fact: pressed });
    const markedFacts = new Set(factsOf(shown, places));
    const markedAdvice = new Set(adviceOf(shown, restingOn));
    return {
      factOf: (number) => byNumber.get(number),
      restingOn,
      pressed,
      isFactMarked: (number) => markedFacts.has(number),
      isAdviceMarked: (key) => markedAdvice.has(key),
      press,
      point,
    };
  }, [facts, places, pressed, pointed]);
  return <Context value={marks}>{children}</Context>;
}

function factsOf(shown: Pointed | null, places: readonly AdvicePlace[]): readonly number[] {
  if (shown === null) return [];
  return "fact" in shown ? [shown.fact] : (places.find(({ key }) => key === shown.advice)?.facts ?? []);
}

function adviceOf(shown: Pointed | null, restingOn: FactMarks["restingOn"]): readonly string[] {
  if (shown === null) return [];
  return "fact" in shown ? restingOn(shown.fact).map(({ key }) => key) : [shown.advice];
}

export function useFactMarks(): FactMarks {
  const marks = use(Context);
  if (marks === null) throw new Error("Facts are marked inside a FactMarksProvider");
  return marks;
}

/** Handlers that mark a fact or a piece of advice under a mouse; a finger presses. */
export function marksUnderPointer(point: FactMarks["point"], pointed: Pointed) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && point(pointed),
    onPointerLeave: () => point(null),
  };
}

export const factElement = (number: number) => `fact-${number}`;
export const adviceElement = (key: string) => `advice-${key}`;

/** Moves focus to an element of the page and brings it into sight. */
export function leadTo(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** Room that stays above and below what `leadTo` brings into sight. */
export const LED_TO = "scroll-mt-24 scroll-mb-40";
/** Tint of marked advice and facts, wider than the column. */
export const MARKED =
  "data-marked:bg-mark-tint max-sm:data-marked:shadow-highlight-phone " +
  "sm:data-marked:shadow-[-12px_0_0_var(--mark-tint),12px_0_0_var(--mark-tint),-15px_0_0_var(--mark)]";
/** The same within a paragraph. */
export const MARKED_WORDS =
  "box-decoration-clone data-marked:bg-mark-tint data-marked:shadow-[0_0_0_3px_var(--mark-tint)]";
