import { lazy, Suspense, useState } from "react";
import { affordableRounds, ofBalanceText } from "../../lib/buying/study-price.ts";
import { useSession } from "../../lib/session/session.ts";
import { TextButton } from "../ui/text-link.tsx";
import type { StudyQuestionAsked } from "./start-study-dialog.tsx";

const loadDialog = () => import("./start-study-dialog.tsx");
const StartStudyDialog = lazy(() => loadDialog().then((module) => ({ default: module.StartStudyDialog })));

interface StudyOfferProps {
  readonly question: StudyQuestionAsked;
  readonly names: readonly string[];
}

/** "How sure is this? Ask 12 rounds · 12 of your 40 credits", for who is signed in; fewer rounds where the balance pays fewer. */
export function StudyOffer({ question, names }: StudyOfferProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user === null) return null;
  const rounds = affordableRounds(user, 1);
  const price = ofBalanceText(user, rounds);
  return (
    <p className="pt-2 text-ink-2 print:hidden">
      How sure is this?{" "}
      <TextButton onPointerEnter={() => void loadDialog()} onClick={() => setOpen(true)}>
        Ask {rounds} rounds{price && ` · ${price}`}
      </TextButton>
      {isOpen && (
        <Suspense fallback={null}>
          <StartStudyDialog question={question} names={names} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
