import { BLOG_LIMITS, blogPath, type ReportDraft } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Field, FormError } from "../../../components/ui/field.tsx";
import { TextAreaField } from "../../../components/ui/text-area-field.tsx";
import { TextAnchor } from "../../../components/ui/text-link.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import type { ReportChanges } from "./publish-report.tsx";

interface PublishFormProps {
  readonly domain: string;
  readonly draft: ReportDraft;
  readonly changes: ReportChanges;
  readonly onChange: (changed: ReportChanges) => void;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** Title, excerpt and text of a report. A refused publishing leaves them as they are. */
export function PublishForm({ domain, draft, changes, onChange, onPublished, onClose }: PublishFormProps) {
  const publish = usePublish(() => {
    onPublished();
    onClose();
  }, draft.published !== null);
  const text = { title: draft.title, excerpt: draft.excerpt, markdown: draft.markdown, ...changes };
  const isBlocked = text.title.trim() === "" || text.markdown.trim() === "" || publish.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked) publish.mutate({ domain, ...text });
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {draft.published !== null && <Published slug={draft.published} />}
      <Field
        label="Title"
        required
        maxLength={BLOG_LIMITS.title}
        value={text.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label="Excerpt"
        rows={2}
        maxLength={BLOG_LIMITS.excerpt}
        value={text.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
      />
      <TextAreaField
        label="Text (Markdown)"
        rows={16}
        required
        spellCheck
        value={text.markdown}
        hint="Notes to the editor are left out when the report is published. Its figures are kept as they are when it is published, and stand before the text."
        onChange={({ target }) => onChange({ markdown: target.value })}
      />
      <div className="sticky -bottom-6 -mx-4 -mb-6 grid gap-3 border-t border-line bg-surface px-4 py-4 sm:-mx-7 sm:px-7">
        <FormError>{failureText(publish, "The report could not be published. Please try again.")}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={publish.isPending} disabled={isBlocked}>
            {draft.published === null ? "Publish" : "Update report"}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Published({ slug }: { slug: string }) {
  return (
    <p className="rounded-2 border border-warn-line bg-warn-tint px-4 py-2.5 text-pretty">
      This company has a published report:{" "}
      <TextAnchor href={blogPath(slug)} target="_blank" className="wrap-anywhere">
        {blogPath(slug)}
        <span className="sr-only"> (opens in a new tab)</span>
      </TextAnchor>
      . Publishing updates its text and figures under the same address and date, and makes you its author.
    </p>
  );
}

/** Publishes, says so with a link to the post, and makes the blog's pages load anew. */
function usePublish(onDone: () => void, isUpdate: boolean) {
  const utils = trpc.useUtils();
  const router = useRouter();
  return trpc.blog.publishReport.useMutation({
    onSuccess: ({ slug }) => {
      void utils.blog.invalidate(undefined, { refetchType: "none" });
      onDone();
      const href = blogPath(slug);
      const open = () => void router.navigate({ href });
      notify.success(isUpdate ? "Report updated" : "Report published", { label: "View post", href, open });
    },
  });
}
