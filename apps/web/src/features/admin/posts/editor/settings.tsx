import {
  BLOG_CATEGORIES,
  BLOG_LIMITS,
  BLOG_STATUSES,
  type BlogCategory,
  type BlogType,
  REPORT_TYPE,
} from "@standings/domain";
import { Chip } from "../../../../components/ui/chip.tsx";
import { Field } from "../../../../components/ui/field.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextAreaField } from "../../../../components/ui/text-area-field.tsx";
import { POST_STATUS_LABELS } from "../post-state.tsx";
import { FeaturedImageField } from "./featured-image-field.tsx";
import type { PostForm } from "./post-form.ts";
import { SearchResultFields } from "./search-result-fields.tsx";
import { TemplateField } from "./template-field.tsx";
import type { ChangeForm } from "./use-post-form.ts";

const TYPE_LABELS: Readonly<Record<BlogType, string>> = {
  standard: "Standard",
  company_analysis: "Company analysis",
};

interface SettingsProps {
  readonly form: PostForm;
  readonly isNew: boolean;
  readonly onChange: ChangeForm;
}

/** Everything of a post but its title, address and text. */
export function Settings({ form, isNew, onChange }: SettingsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Status"
          value={form.status}
          onChange={({ target }) => onChange({ status: choose(BLOG_STATUSES, target.value, form.status) })}
        >
          {BLOG_STATUSES.map((status) => (
            <option key={status} value={status}>
              {POST_STATUS_LABELS[status]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Type"
          value={form.type}
          onChange={({ target }) =>
            onChange({ type: target.value === REPORT_TYPE ? REPORT_TYPE : "standard" })
          }
        >
          {Object.entries(TYPE_LABELS).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {form.type === REPORT_TYPE && <TemplateField form={form} isNew={isNew} onChange={onChange} />}
      <FeaturedImageField form={form} onChange={onChange} />
      <TextAreaField
        label="Excerpt"
        rows={3}
        maxLength={BLOG_LIMITS.excerpt}
        value={form.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
      />
      <Categories chosen={form.categories} onChange={(categories) => onChange({ categories })} />
      <Field
        label="Tags"
        value={form.tags}
        hint="Separated by commas"
        autoComplete="off"
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      <SearchResultFields form={form} onChange={onChange} />
    </>
  );
}

interface CategoriesProps {
  readonly chosen: readonly BlogCategory[];
  readonly onChange: (chosen: readonly BlogCategory[]) => void;
}

function Categories({ chosen, onChange }: CategoriesProps) {
  const toggle = (name: BlogCategory) =>
    onChange(BLOG_CATEGORIES.filter((known) => (known === name) !== chosen.includes(known)));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-sm font-medium">
        Categories{" "}
        <span className="font-text text-ink-3">
          {chosen.length} of {BLOG_CATEGORIES.length}
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {BLOG_CATEGORIES.map((name) => (
          <Chip
            key={name}
            kind="filter"
            className="text-sm"
            aria-pressed={chosen.includes(name)}
            onClick={() => toggle(name)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function choose<Choice extends string>(choices: readonly Choice[], value: string, otherwise: Choice): Choice {
  return choices.find((known) => known === value) ?? otherwise;
}
