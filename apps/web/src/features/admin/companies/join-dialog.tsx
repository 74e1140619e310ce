import { MODERATION_REASON_MAX, plural } from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";

/** Says that sites are one company's, and reads the lists anew; `hasForm`: the form says what failed. */
export function useJoin(hasForm = false) {
  const utils = trpc.useUtils();
  return trpc.admin.companies.join.useMutation({
    meta: { hasForm, failed: "The sites could not be joined. Please try again." },
    onSuccess: ({ joined }) => notify.success(`${plural(joined.length, "site")} are one company`),
    onSettled: () => utils.admin.companies.invalidate(),
  });
}

/** Says that sites are two companies', and reads the lists anew. */
export function useKeepApart() {
  const utils = trpc.useUtils();
  return trpc.admin.companies.apart.useMutation({
    meta: { failed: "They could not be kept apart. Please try again." },
    onSuccess: () => notify.success("Not suggested again"),
    onSettled: () => utils.admin.companies.invalidate(),
  });
}

/** Asks which sites are one company's. */
export function JoinDialog({ sites, onClose }: { readonly sites: string; readonly onClose: () => void }) {
  const [typed, setTyped] = useState(sites);
  const [reason, setReason] = useState("");
  const join = useJoin(true);
  const domains = typed.split(/[\s,;]+/u).filter(Boolean);
  return (
    <FormDialog
      title="Join Sites"
      action="Join Sites"
      isReady={domains.length > 1}
      isPending={join.isPending}
      error={refusalText(join)}
      onSubmit={() => join.mutate({ domains, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-sm text-pretty text-ink-2">
        Their pages then name each other as one company’s for other countries. Figures stay those of each
        site.
      </p>
      <Field
        label="Sites"
        value={typed}
        placeholder="amazon.com, amazon.de"
        hint="With commas or spaces between them"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          join.reset();
        }}
      />
      <Field
        label="Reason"
        value={reason}
        maxLength={MODERATION_REASON_MAX}
        hint="Stands in the log of changes; may be left empty"
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
