import { type BlogType, countWords, IMAGE_CHOICE, readingMinutes } from "@standings/domain";
import { ImagePlus } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { Icon } from "../../../../components/ui/icon.tsx";
import { formatNumber } from "../../../../lib/format.ts";
import { FORMATS, type Format, titleOf } from "./formats.ts";

const BUTTON = "grid size-10 flex-none place-items-center rounded-2 text-ink-2 hover:bg-hover hover:text-ink";

interface ToolbarProps {
  readonly markdown: string;
  readonly type: BlogType;
  readonly onFormat: (format: Format) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Formats of the text, pictures, and how long the text is. */
export function Toolbar({ markdown, type, onFormat, onFiles }: ToolbarProps) {
  const isMac = document.documentElement.dataset.mac !== undefined;
  const files = useRef<HTMLInputElement>(null);
  const words = countWords(markdown);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-y border-line px-4 py-1 sm:px-4.5">
      <div
        role="toolbar"
        aria-label="Format"
        className="scrollbar-none -mx-1 flex min-w-0 items-center gap-0.5 overflow-x-auto px-1"
        onKeyDown={moveFocus}
      >
        {FORMATS.map((group, index) => (
          <span key={group[0]?.label} className="flex items-center gap-0.5">
            {index > 0 && <Separator />}
            {group.map((format, place) => (
              <button
                key={format.label}
                type="button"
                className={BUTTON}
                tabIndex={index === 0 && place === 0 ? 0 : -1}
                aria-label={format.label}
                title={titleOf(format, isMac)}
                onClick={() => onFormat(format)}
              >
                <Icon of={format.icon} />
              </button>
            ))}
          </span>
        ))}
        <Separator />
        <button
          type="button"
          className={BUTTON}
          tabIndex={-1}
          aria-label="Image"
          title="Image"
          onClick={() => files.current?.click()}
        >
          <Icon of={ImagePlus} />
        </button>
        <input
          ref={files}
          type="file"
          accept={IMAGE_CHOICE.accept}
          multiple
          hidden
          aria-label="Images of the text"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </div>
      <p className="text-sm text-ink-3 tabular-nums max-sm:hidden">
        {words === 1 ? "1 word" : `${formatNumber(words)} words`}, {readingMinutes(type, markdown)} min read
      </p>
    </div>
  );
}

function Separator() {
  return <span className="mx-1.5 h-5 w-px flex-none bg-line-2" />;
}

/** A toolbar is one Tab stop; arrows move within. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const next = buttons[(at + step + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
