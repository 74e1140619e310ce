import { lazy, type ReactNode, Suspense, useState } from "react";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { PasswordField, UsernameHint } from "../../../components/ui/password-field.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useSession } from "../../../lib/session/session.ts";

const CodeEntry = lazy(() =>
  import("../../../components/two-step/code-entry.tsx").then((module) => ({ default: module.CodeEntry })),
);

interface ProofDialogProps {
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** Asks an admin to prove who it is: by a code where two-step sign-in is on, otherwise by the password. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const { user } = useSession();
  const [entered, setEntered] = useState("");
  const asksCode = user?.hasSecondFactor === true;
  const asksNothing = !asksCode && user?.hasPassword === false;
  const confirm = trpc.admin.confirm.useMutation({
    meta: {
      hasForm: true,
      failed: `The ${asksCode ? "code" : "password"} could not be checked. Please try again.`,
    },
    onSuccess: onProven,
    onError: () => asksCode && setEntered(""),
  });
  const send = () => confirm.mutate(asksCode ? { code: entered } : asksNothing ? {} : { password: entered });
  const field = { value: entered, error: refusalText(confirm), onChange: setEntered };
  return (
    <FormDialog
      title="Confirm that it is you"
      action="Confirm"
      isReady={entered !== "" || asksNothing}
      isPending={confirm.isPending}
      error={asksNothing ? refusalText(confirm) : null}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-ink-2">Your last proof is older than ten minutes. Nothing has been changed yet.</p>
      {asksCode && (
        <Suspense fallback={<Skeleton className="h-14" />}>
          <CodeEntry {...field} onSwitch={confirm.reset} />
        </Suspense>
      )}
      {!asksCode && !asksNothing && <Password email={user?.email} {...field} />}
    </FormDialog>
  );
}

interface PasswordProps {
  readonly email: string | undefined;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (typed: string) => void;
}

function Password({ email, onChange, ...field }: PasswordProps): ReactNode {
  return (
    <>
      {email !== undefined && <UsernameHint email={email} />}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
