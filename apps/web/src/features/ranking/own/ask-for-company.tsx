import { Flag } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { OWN_FRAME } from "./own-row.tsx";

interface AskForCompanyProps {
  readonly onChoose: () => void;
  readonly onDecline: () => void;
}

/** Asks once which company of a ranking is the viewer's own. */
export function AskForCompany({ onChoose, onDecline }: AskForCompanyProps) {
  return (
    <section aria-label="Your company" className={`${OWN_FRAME} border-line-2 bg-sunken print:hidden`}>
      <Icon of={Flag} size="xl" className="text-ink-3 max-sm:hidden" />
      <p className="min-w-55 flex-1">
        <b className="block font-strong">Which one is you?</b>
        <span className="text-sm text-ink-2">
          Name your company once. Its row is marked in every ranking, and your history shows its place.
        </span>
      </p>
      <span className="flex gap-2">
        <Button size="sm" onClick={onChoose}>
          Choose your company
        </Button>
        <Button size="sm" variant="ghost" onClick={onDecline}>
          Not now
        </Button>
      </span>
    </section>
  );
}
