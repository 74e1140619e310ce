import { blogPath, ERRORS, type ReportDraft } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { Field } from "../../../../components/ui/field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextAnchor } from "../../../../components/ui/text-link.tsx";
import { errorText } from "../../../../lib/api/errors.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { type PostForm, withTemplate } from "./post-form.ts";
import type { ChangeForm } from "./use-post-form.ts";

const REQUIRED = "A company domain is required";
const FAILED = "The template could not be written. Please try again.";

interface TemplateFieldProps {
  readonly form: PostForm;
  readonly isNew: boolean;
  readonly onChange: ChangeForm;
}

/** The company of a report, and the text that is written from its figures (spec part 2 §5). */
export function TemplateField({ form, isNew, onChange }: TemplateFieldProps) {
  const utils = trpc.useUtils();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [written, setWritten] = useState<ReportDraft | null>(null);
  const [published, setPublished] = useState<string | null>(null);
  const take = (template: ReportDraft) => {
    onChange((known) => withTemplate(known, template, isNew));
    setWritten(null);
  };
  const generate = async () => {
    const domain = form.domain.trim();
    setError(domain === "" ? REQUIRED : null);
    if (domain === "") return;
    setPending(true);
    try {
      const template = await utils.admin.posts.template.fetch({ domain }, { staleTime: 0 });
      setPublished(template.published);
      if ([form.title, form.excerpt, form.markdown].every((typed) => typed.trim() === "")) take(template);
      else setWritten(template);
    } catch (failure) {
      setError(errorText(failure, FAILED));
    }
    setPending(false);
  };
  return (
    <div className="grid gap-2">
      <Field
        label="Company domain"
        value={form.domain}
        error={error}
        placeholder="example.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ domain: target.value })}
      />
      <Button pending={isPending} disabled={isPending} onClick={() => void generate()}>
        Generate template
      </Button>
      {published !== null && published !== form.slug && (
        <p className="text-sm text-warn">
          {ERRORS.REPORT_EXISTS.message}:{" "}
          <TextAnchor href={blogPath(published)} target="_blank" className="wrap-anywhere">
            {blogPath(published)}
            <span className="sr-only"> (opens in a new tab)</span>
          </TextAnchor>
        </p>
      )}
      {written && (
        <FormDialog
          title="Replace what is written?"
          action="Replace"
          isPending={false}
          onSubmit={() => take(written)}
          onClose={() => setWritten(null)}
        >
          <p className="text-ink-2">The template takes the place of title, excerpt and text.</p>
        </FormDialog>
      )}
    </div>
  );
}
