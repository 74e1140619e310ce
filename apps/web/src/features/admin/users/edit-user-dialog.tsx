import {
  type AdminUser,
  CHANGE_REASON_MAX,
  describeCreditChange,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { errorCode, refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useProof } from "../proof/proof-provider.tsx";
import { readCredits } from "./read-credits.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";
import { PLANS, ROLES } from "./user-labels.ts";

const YES_NO = { yes: "Yes", no: "No" } as const;

interface EditUserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** "Edit User" (spec part 2 §2); a changed balance asks for a reason. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const [name, setName] = useState(user.name);
  const [email, setEmail] = useState(user.email);
  const [credits, setCredits] = useState(String(user.credits));
  const [role, setRole] = useState(user.role);
  const [isVerified, setVerified] = useState(user.emailVerified);
  const [plan, setPlan] = useState(user.plan);
  const [hasApi, setApi] = useState(user.apiAccess);
  const [reason, setReason] = useState("");
  const [wasSent, setSent] = useState(false);
  const withProof = useProof();
  const refresh = useRefreshUsers();
  const change = trpc.admin.users.change.useMutation({
    meta: { hasForm: true, failed: "The user could not be changed. Please try again." },
    onSettled: refresh,
  });
  const balance = readCredits(credits);
  const effect = balance === null ? null : describeCreditChange(user.credits, balance);
  const errors = {
    name: name.trim() === "" ? "Name is required" : null,
    email: errorCode(change.error) === "EMAIL_TAKEN" ? refusalText(change) : null,
    credits: balance === null ? "A whole number, 0 or more" : null,
    reason: effect !== null && reason.trim() === "" ? "Please say why" : null,
  };
  const isComplete = errors.name === null && errors.credits === null && errors.reason === null;
  const save = async () => {
    setSent(true);
    if (!isComplete || balance === null) return;
    const changes = { name, email, role, emailVerified: isVerified, plan, apiAccess: hasApi };
    const money = effect === null ? {} : { credits: balance, creditsBefore: user.credits, reason };
    const saved = await withProof(() => change.mutateAsync({ id: user.id, ...changes, ...money })).catch(
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
      error={
        errors.email === null && errorCode(change.error) !== "CONFIRMATION_REQUIRED"
          ? refusalText(change)
          : null
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email}
        onChange={({ target }) => {
          setEmail(target.value);
          change.reset();
        }}
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
          error={errors.credits}
          onChange={({ target }) => setCredits(target.value)}
        />
        <SegmentField label="Role" options={ROLES} value={role} onChange={setRole} />
      </div>
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
      <SegmentField
        label="Email Verified"
        options={YES_NO}
        value={isVerified ? "yes" : "no"}
        onChange={(choice) => setVerified(choice === "yes")}
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
      <SegmentField
        label="API Access"
        options={YES_NO}
        value={hasApi ? "yes" : "no"}
        onChange={(choice) => setApi(choice === "yes")}
      />
    </FormDialog>
  );
}
