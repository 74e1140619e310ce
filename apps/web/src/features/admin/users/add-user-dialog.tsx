import { ADDED_CREDITS, findPasswordProblem, type UserRole } from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { errorCode, refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useProof } from "../proof/proof-provider.tsx";
import { readCredits } from "./read-credits.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";
import { ROLES } from "./user-labels.ts";

const YES_NO = { yes: "Yes", no: "No" } as const;

/** "Add New User" (spec part 2 §2, §5). */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [credits, setCredits] = useState(String(ADDED_CREDITS));
  const [role, setRole] = useState<UserRole>("user");
  const [isVerified, setVerified] = useState(true);
  const [wasSent, setSent] = useState(false);
  const withProof = useProof();
  const refresh = useRefreshUsers();
  const add = trpc.admin.users.add.useMutation({
    meta: { hasForm: true, failed: "Failed to create user" },
    onSuccess: refresh,
  });
  const code = errorCode(add.error);
  const refusal = code === "CONFIRMATION_REQUIRED" ? null : refusalText(add);
  const errors = {
    name: name.trim() === "" ? "Name is required" : null,
    email: email.trim() === "" ? "Email is required" : code === "EMAIL_TAKEN" ? refusal : null,
    password: findPasswordProblem(password, password),
  };
  const isComplete = name.trim() !== "" && email.trim() !== "" && errors.password === null;
  const create = async () => {
    setSent(true);
    if (!isComplete) return;
    const user = { name, email, password, role, emailVerified: isVerified };
    const added = await withProof(() =>
      add.mutateAsync({ ...user, credits: readCredits(credits) ?? ADDED_CREDITS }),
    ).catch(() => null);
    if (added === null) return;
    notify.success("User created");
    onClose();
  };
  return (
    <FormDialog
      title="Add New User"
      action="Create User"
      isPending={add.isPending}
      error={code === "EMAIL_TAKEN" ? null : refusal}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        autoComplete="off"
        value={name}
        error={wasSent ? errors.name : null}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="off"
        value={email}
        error={wasSent ? errors.email : null}
        onChange={({ target }) => {
          setEmail(target.value);
          add.reset();
        }}
      />
      <PasswordField
        label="Password"
        name="new-password"
        required
        autoComplete="new-password"
        value={password}
        error={wasSent ? errors.password : null}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label="Credits"
          name="credits"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          value={credits}
          onChange={({ target }) => setCredits(target.value)}
        />
        <SegmentField label="Role" options={ROLES} value={role} onChange={setRole} />
      </div>
      <SegmentField
        label="Email Verified"
        options={YES_NO}
        value={isVerified ? "yes" : "no"}
        onChange={(choice) => setVerified(choice === "yes")}
      />
    </FormDialog>
  );
}
