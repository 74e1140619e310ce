import { BLOG_LIMITS } from "@standings/domain";
import type { RefObject } from "react";
import { tabPanelProps } from "../../../../components/ui/tabs.tsx";
import { applyEdit, selectedIn } from "./apply-edit.ts";
import { EDITOR_TABS, type EditorView } from "./editor-head.tsx";
import { Toolbar } from "./editor-toolbar.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { type PostForm, withTitle } from "./post-form.ts";
import { Preview } from "./preview.tsx";
import { Settings } from "./settings.tsx";
import { SlugField } from "./slug-field.tsx";
import type { ChangeForm } from "./use-post-form.ts";
import type { SlugState } from "./use-slug-check.ts";

/** Fields that the editor moves the focus to. */
export interface EditorFields {
  readonly title: RefObject<HTMLInputElement | null>;
  readonly slug: RefObject<HTMLInputElement | null>;
  readonly text: RefObject<HTMLTextAreaElement | null>;
}

interface EditorBodyProps {
  readonly form: PostForm;
  readonly isNew: boolean;
  readonly isWide: boolean;
  readonly view: EditorView;
  readonly fields: EditorFields;
  readonly slugState: SlugState;
  readonly isSlugRefused: boolean;
  readonly onChange: ChangeForm;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The chosen parts of a post. The text stays mounted, so that its undo and its uploads go on. */
export function EditorBody(props: EditorBodyProps) {
  const { form, isNew, isWide, view, onChange } = props;
  return (
    <div
      className="grid min-h-0 flex-1 max-md:overflow-y-auto md:grid-cols-[minmax(0,1fr)_336px]"
      {...tabPanelProps(EDITOR_TABS, view)}
    >
      <div className={`min-h-0 min-w-0 flex-col ${view === "settings" ? "hidden" : "flex"}`}>
        <Heading {...props} />
        <Text {...props} />
      </div>
      {(isWide || view === "settings") && (
        <section
          aria-label="Settings"
          className="grid min-h-0 content-start gap-4 px-4 py-4.5 md:overflow-y-auto md:border-l md:border-line md:px-5"
        >
          <Settings form={form} isNew={isNew} onChange={onChange} />
        </section>
      )}
    </div>
  );
}

function Heading({ form, isNew, isWide, view, fields, slugState, isSlugRefused, onChange }: EditorBodyProps) {
  return (
    <div className={`px-4 pt-4 pb-2 sm:px-6 ${!isWide && view === "preview" ? "hidden" : ""}`}>
      <input
        ref={fields.title}
        type="text"
        aria-label="Title"
        placeholder="Title"
        required
        maxLength={BLOG_LIMITS.title}
        value={form.title}
        className="h-10 w-full rounded-1 bg-transparent text-page-title font-strong placeholder:text-ink-3"
        onChange={({ target }) => onChange((known) => withTitle(known, target.value, isNew))}
      />
      <SlugField
        field={fields.slug}
        slug={form.slug}
        state={slugState}
        isRefused={isSlugRefused}
        onChange={(slug) => onChange({ slug })}
      />
    </div>
  );
}

function Text({ form, view, fields: { text }, onChange, onFiles }: EditorBodyProps) {
  return (
    <>
      <div className={view === "preview" ? "hidden" : ""}>
        <Toolbar
          markdown={form.markdown}
          type={form.type}
          onFormat={({ edit }) => text.current && applyEdit(text.current, edit(selectedIn(text.current)))}
          onFiles={onFiles}
        />
      </div>
      <div className={`grid min-h-0 flex-1 ${view === "both" ? "grid-cols-2" : "grid-cols-1"}`}>
        <div className={`min-h-0 flex-col ${view === "preview" ? "hidden" : "flex"}`}>
          <MarkdownField
            area={text}
            markdown={form.markdown}
            onChange={(markdown) => onChange({ markdown })}
            onFiles={onFiles}
          />
        </div>
        {(view === "both" || view === "preview") && (
          <section
            aria-label="Preview"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
            tabIndex={0}
            className={`min-h-0 min-w-0 overflow-y-auto px-4 py-4.5 sm:px-6 ${view === "both" ? "border-l border-line bg-sunken" : ""}`}
          >
            <Preview markdown={form.markdown} images={form.images} />
          </section>
        )}
      </div>
    </>
  );
}
