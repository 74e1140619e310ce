import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { DomainCombobox } from "../../company/domain-combobox.tsx";
import { PriceNote } from "../../search/price-note.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MODE_TITLES, ModeSelect } from "./mode-select.tsx";
import { SearchIdeas } from "./search-ideas.tsx";
import { useNavSearch } from "./use-nav-search.ts";

/** Spec part 1 §9. */
const SUGGESTIONS = { fetched: 5, shown: 5 };
const TYPING = "bg-transparent text-lg shadow-none outline-none";

/** Search on a phone. The field has the focus, so that the keyboard is there; ideas fill the rest of the screen. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const { field, mode, setMode, submit } = useNavSearch(onClose);
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = field.value.trim() === "";
  const focusField = () => form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  return (
    <Dialog
      size="screen"
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusField();
      }}
    >
      <div className="flex h-16.5 flex-none items-center justify-between border-b border-line px-(--gutter)">
        <DialogTitle className="sr-only">Search</DialogTitle>
        <ModeSelect mode={mode} onMode={setMode} isLarge className="-ml-3 flex h-11" />
        <DialogClose className="-mr-2.5" />
      </div>
      {/* The suggestions open below the whole form, so that its button stays in reach. */}
      <form ref={form} onSubmit={submit} className="relative grid flex-none gap-2 p-(--gutter)">
        {mode === "domain" ? (
          <DomainCombobox
            name="domain"
            aria-label={`${MODE_TITLES[mode]}: ${field.label}`}
            aria-invalid={field.error !== null}
            placeholder={field.placeholder}
            className={`block h-12 w-full ${TYPING}`}
            value={field.value}
            onValue={field.type}
            limits={SUGGESTIONS}
            listClassName="inset-x-(--gutter)"
          />
        ) : (
          <textarea
            name="prompt"
            rows={3}
            aria-label={`${MODE_TITLES[mode]}: ${field.label}`}
            placeholder={field.placeholder}
            className={`resize-none ${TYPING}`}
            value={field.value}
            onChange={({ target }) => field.type(target.value, target)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) submit(event);
            }}
          />
        )}
        <p role="alert" className="min-h-4.5 text-sm text-bad">
          {field.error}
        </p>
        <div className="flex items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="flex-1"
            pending={field.isFinding}
            disabled={isEmpty}
          >
            {field.action}
            <Icon of={ArrowRight} />
          </Button>
          {mode === "domain" ? <span className="text-sm text-ink-3">Free to open</span> : <PriceNote />}
        </div>
      </form>
      <SearchIdeas
        mode={mode}
        onTake={(idea) => {
          field.type(idea);
          focusField();
        }}
        onLeave={onClose}
      />
    </Dialog>
  );
}
