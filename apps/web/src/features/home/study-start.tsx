import { FlaskConical } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { StudyQuestionAsked } from "../../components/study/start-study-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import type { usePromptField } from "../../lib/search/use-prompt-field.ts";
import { PROMPT_FIELD_ID } from "./prompt-field.tsx";

const loadDialog = () => import("../../components/study/start-study-dialog.tsx");
const StartStudyDialog = lazy(() => loadDialog().then((module) => ({ default: module.StartStudyDialog })));

interface StudyStartProps {
  readonly prompt: ReturnType<typeof usePromptField>;
  readonly question: Omit<StudyQuestionAsked, "prompt">;
}

/** Opens the dialog that asks the question in rounds; its code comes when the pointer or the focus is near. */
export function StudyStart({ prompt, question }: StudyStartProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (prompt.value.trim() === "") document.getElementById(PROMPT_FIELD_ID)?.focus();
    if (prompt.check() && question.models.length > 0) setOpen(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        className="max-lg:px-3"
        title="Ask in rounds: how sure is it?"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={open}
      >
        <Icon of={FlaskConical} />
        <span className="max-lg:sr-only">Ask in rounds</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StartStudyDialog question={{ ...question, prompt: prompt.value }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
