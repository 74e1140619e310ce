import {
  cleanTypedPrompt,
  findPromptProblem,
  PROMPT_HAS_QUOTES,
  PROMPT_MAX_LENGTH,
  PROMPT_TOO_LONG,
  promptLength,
} from "@standings/domain";
import { useState } from "react";
import { useFlash } from "../hooks.ts";

const ERROR_MS = 3000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text of a field once it is cleaned, and its caret where it was: React would leave it behind the last letter. */
export function cleanField(field: TextField): string {
  const cleaned = clean(field.value);
  if (cleaned !== field.value) {
    const caret = clean(field.value.slice(0, field.selectionStart ?? undefined)).length;
    field.value = cleaned;
    field.setSelectionRange(caret, caret);
  }
  return cleaned;
}

/** A prompt is one line. */
function clean(typed: string): string {
  return cleanTypedPrompt(typed.replace(/\n/gu, " "));
}

/** State of a prompt field: quotes are removed with an error, the first letter becomes a capital (spec part 1 §5). */
export function usePromptField(initial = "") {
  const [value, setValue] = useState(initial);
  const [flashed, flash] = useFlash(ERROR_MS);
  const length = promptLength(value.trim());
  const tooLong = length > PROMPT_MAX_LENGTH;
  /** `field`: where it was typed. */
  const type = (typed: string, field?: TextField) => {
    const cleaned = field ? cleanField(field) : clean(typed);
    if (cleaned.length < typed.length) flash(PROMPT_HAS_QUOTES);
    setValue(cleaned);
  };
  /** True when the prompt is valid and no error is shown (spec part 1 §5); otherwise shows the error. */
  const check = (): boolean => {
    const problem = findPromptProblem(value);
    if (problem) flash(problem);
    return problem === null && flashed !== PROMPT_HAS_QUOTES;
  };
  return { value, type, set: setValue, check, length, error: tooLong ? PROMPT_TOO_LONG : flashed };
}
