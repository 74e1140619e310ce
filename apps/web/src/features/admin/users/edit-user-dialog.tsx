import {
  type AdminUser,
  CHANGE_REASON_MAX,
  CREDITS_MAX,
  describeCreditChange,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { errorCode, refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import { useProof } from "../proof/proof-provider.tsx";
import {
  PLANS,
  readCredits,
  type UserDraft,
  UserFields,
  useRefreshUsers,
  YesNoField,
} from "./user-fields.tsx";

interface EditUserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Fields that the admin has changed: another admin, or the user, may have changed the others meanwhile. */
function differing<Fields extends Partial<AdminUser>>(user: AdminUser, wanted: Fields): Partial<Fields> {
  const known: Partial<AdminUser> = user;
  const fields = Object.keys(wanted) as (keyof Fields & keyof AdminUser)[];
  return Object.fromEntries(
    fields.flatMap((field) => (known[field] === wanted[field] ? [] : [[field, wanted[field]]])),
  ) as Partial<Fields>;
}

/** "Edit User" (spec part 2 §2); a changed balance asks for a reason. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { name, email, role, emailVerified } = user;
  const [draft, setDraft] = useState<UserDraft>({
    name,
    email,
    role,
    emailVerified,
    credits: String(user.credits),
  });
  const [plan, setPlan] = useState(user.plan);
  const [apiAccess, setApiAccess] = useState(user.apiAccess);
  const [reason, setReason] = useState("");
  const [wasSent, setSent] = useState(false);
  const withProof = useProof();
  const refresh = useRefreshUsers();
  const change = trpc.admin.users.change.useMutation({
    meta: { hasForm: true, failed: "The user could not be changed. Please try again." },
    onSettled: refresh,
  });
  const code = errorCode(change.error);
  const balance = readCredits(draft.credits);
  const effect = balance === null ? null : describeCreditChange(user.credits, balance);
  const errors = {
    name: draft.name.trim() === "" ? "Name is required" : null,
    email: code === "EMAIL_TAKEN" ? refusalText(change) : null,
    credits: balance === null ? `A whole number from 0 to ${formatNumber(CREDITS_MAX)}` : null,
    reason: effect !== null && reason.trim() === "" ? "Please say why" : null,
  };
  const isComplete = errors.name === null && errors.credits === null && errors.reason === null;
  const save = async () => {
    setSent(true);
    if (!isComplete || balance === null) return;
    const { credits: _, ...changes } = draft;
    const money = effect === null ? {} : { credits: balance, creditsBefore: user.credits, reason };
    const wanted = differing(user, { ...changes, plan, apiAccess });
    const saved = await withProof(() => change.mutateAsync({ id: user.id, ...wanted, ...money })).catch(
      () => null,
    );
    if (saved === null) return;
    notify.success("User saved");
    onClose();
  };
  return (
    <FormDialog
      title="Edit User"
      action="Save Changes"
      isPending={change.isPending}
      error={errors.email === null && code !== "CONFIRMATION_REQUIRED" ? refusalText(change) : null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <UserFields
        draft={draft}
        errors={errors}
        onChange={(changed) => {
          setDraft({ ...draft, ...changed });
          if ("email" in changed) change.reset();
        }}
      />
      {effect !== null && (
        <Field
          label="Reason for the credits"
          name="reason"
          maxLength={CHANGE_REASON_MAX}
          value={reason}
          error={wasSent ? errors.reason : null}
          hint={`${effect}. The ledger keeps the reason for good: name nobody in it.`}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <YesNoField
        label="Email Verified"
        value={draft.emailVerified}
        onChange={(isVerified) => setDraft({ ...draft, emailVerified: isVerified })}
      />
      <SelectField
        label="Plan"
        name="plan"
        value={plan}
        onChange={({ target }) =>
          setPlan(
            SUBSCRIPTION_STATUSES.find((known): known is SubscriptionStatus => known === target.value) ??
              plan,
          )
        }
      >
        {SUBSCRIPTION_STATUSES.map((known) => (
          <option key={known} value={known}>
            {PLANS[known]}
          </option>
        ))}
      </SelectField>
      <YesNoField label="API Access" value={apiAccess} onChange={setApiAccess} />
    </FormDialog>
  );
}
