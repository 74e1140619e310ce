import { ArrowRight } from "lucide-react";
import { DomainCombobox } from "../../company/domain-combobox.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MODE_TITLES, ModeSelect } from "./mode-select.tsx";
import { useNavSearch } from "./use-nav-search.ts";

/** Spec part 1 §9. */
const SUGGESTIONS = { fetched: 5, shown: 5 };
const TYPING = "bg-transparent text-lg shadow-none outline-none";

export function SearchSheet({ onClose }: { onClose: () => void }) {
  const { field, mode, setMode, submit } = useNavSearch(onClose);
  return (
    <Dialog size="screen" onClose={onClose}>
      <div className="flex h-16.5 flex-none items-center justify-between border-b border-line px-(--gutter)">
        <DialogTitle className="sr-only">Search</DialogTitle>
        <ModeSelect mode={mode} onMode={setMode} isLarge className="-ml-3 flex h-11" />
        <DialogClose className="-mr-2.5" />
      </div>
      <form onSubmit={submit} className="grid gap-4 p-(--gutter)">
        {mode === "domain" ? (
          <div className="relative">
            <DomainCombobox
              name="domain"
              aria-label={`${MODE_TITLES[mode]}: ${field.label}`}
              placeholder={field.placeholder}
              className={`block h-12 w-full ${TYPING}`}
              value={field.value}
              onValue={field.type}
              limits={SUGGESTIONS}
              listClassName="inset-x-0 mt-2"
            />
          </div>
        ) : (
          <textarea
            name="prompt"
            rows={4}
            aria-label={`${MODE_TITLES[mode]}: ${field.label}`}
            placeholder={field.placeholder}
            className={`resize-none ${TYPING}`}
            value={field.value}
            onChange={(event) => field.type(event.target.value.replace(/\n/g, " "))}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) submit(event);
            }}
          />
        )}
        <p role="alert" className="min-h-4.5 text-sm text-bad">
          {field.error}
        </p>
        <Button type="submit" variant="primary" size="lg" disabled={field.value.trim() === ""}>
          {field.action}
          <Icon of={ArrowRight} />
        </Button>
      </form>
    </Dialog>
  );
}
