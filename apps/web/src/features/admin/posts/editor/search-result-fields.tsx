import { BLOG_LIMITS, blogPath } from "@standings/domain";
import { Field } from "../../../../components/ui/field.tsx";
import { TextAreaField } from "../../../../components/ui/text-area-field.tsx";
import type { PostForm } from "./post-form.ts";
import type { ChangeForm } from "./use-post-form.ts";

/** Characters that search engines show, about. */
const SHOWN = { title: 60, description: 160 } as const;

interface SearchResultFieldsProps {
  readonly form: PostForm;
  readonly onChange: ChangeForm;
}

/** How a search engine shows the post; title and excerpt stand in for what is left empty. */
export function SearchResultFields({ form, onChange }: SearchResultFieldsProps) {
  const title = form.metaTitle || form.title;
  const description = form.metaDescription || form.excerpt;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 text-sm font-medium">In search results</legend>
      <div className="grid gap-0.5 rounded-2 border border-line bg-sunken p-3 wrap-anywhere">
        <p className="truncate text-xs text-ink-3">
          {location.host}
          {blogPath(form.slug)}
        </p>
        <p className="line-clamp-2 text-md font-medium text-info">{title || "Title"}</p>
        <p className="line-clamp-3 text-sm text-ink-2">{description || "Description"}</p>
      </div>
      <Field
        label="Meta title"
        labelEnd={<Count of={title} shown={SHOWN.title} />}
        placeholder={form.title}
        maxLength={BLOG_LIMITS.title}
        value={form.metaTitle}
        onChange={({ target }) => onChange({ metaTitle: target.value })}
      />
      <TextAreaField
        label="Meta description"
        labelEnd={<Count of={description} shown={SHOWN.description} />}
        placeholder={form.excerpt}
        rows={2}
        maxLength={BLOG_LIMITS.excerpt}
        value={form.metaDescription}
        onChange={({ target }) => onChange({ metaDescription: target.value })}
      />
    </fieldset>
  );
}

function Count({ of: text, shown }: { of: string; shown: number }) {
  return (
    <span className={`text-sm tabular-nums ${text.length > shown ? "text-warn" : "text-ink-3"}`}>
      {text.length} of {shown}
    </span>
  );
}
