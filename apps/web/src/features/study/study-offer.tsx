import { lazy, Suspense, useState } from "react";
import { TextButton } from "../../components/ui/text-link.tsx";
import { useSession } from "../../lib/session/session.ts";
import type { StudyQuestionAsked } from "./start-study-dialog.tsx";
import { creditsText } from "./study-price.ts";

const loadDialog = () => import("./start-study-dialog.tsx");
const StartStudyDialog = lazy(() => loadDialog().then((module) => ({ default: module.StartStudyDialog })));

interface StudyOfferProps {
  readonly question: StudyQuestionAsked;
  readonly names: readonly string[];
}

const ROUNDS = 12;

/** "How sure is this? Ask 12 rounds · 12 credits", for who is signed in. */
export function StudyOffer({ question, names }: StudyOfferProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user === null) return null;
  const price = creditsText(user, ROUNDS);
  return (
    <p className="pt-2 text-ink-2 print:hidden">
      How sure is this?{" "}
      <TextButton onPointerEnter={() => void loadDialog()} onClick={() => setOpen(true)}>
        Ask {ROUNDS} rounds{price && ` · ${price}`}
      </TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <StartStudyDialog question={question} names={names} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
