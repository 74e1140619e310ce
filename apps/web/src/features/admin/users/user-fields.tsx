import { type AuthProvider, CREDITS_MAX, type SubscriptionStatus, type UserRole } from "@standings/domain";
import type { ReactNode } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

export const ROLES: Readonly<Record<UserRole, string>> = { user: "User", admin: "Admin" };

export const PROVIDERS: Readonly<Record<AuthProvider, string>> = { email: "E-mail", google: "Google" };

/** Plans in a column of the list. */
export const PLANS: Readonly<Record<SubscriptionStatus, string>> = {
  free_trial: "Trial",
  free: "Free",
  pro: "Pro",
  business: "Business",
};

/** Reads users and what else shows them again. */
export function useRefreshUsers(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.users.invalidate(),
      utils.admin.changes.invalidate(),
      utils.admin.dashboard.invalidate(),
      // It may be one's own account.
      utils.auth.me.invalidate(),
    ]);
}

/** A user as the dialogs write it. */
export interface UserDraft {
  readonly name: string;
  readonly email: string;
  /** As typed. */
  readonly credits: string;
  readonly role: UserRole;
  readonly emailVerified: boolean;
}

/** A typed balance; null for what is none. */
export function readCredits(text: string): number | null {
  const credits = Number(text.trim());
  return text.trim() !== "" && Number.isInteger(credits) && credits >= 0 && credits <= CREDITS_MAX
    ? credits
    : null;
}

interface UserFieldsProps {
  readonly draft: UserDraft;
  readonly onChange: (changed: Partial<UserDraft>) => void;
  readonly errors: Readonly<Record<"name" | "email" | "credits", string | null>>;
  readonly isRequired?: boolean;
  /** Fields below the e-mail address. */
  readonly children?: ReactNode;
}

/** Name, e-mail address, credits and role. */
export function UserFields({ draft, onChange, errors, isRequired = false, children }: UserFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        required={isRequired}
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        required={isRequired}
        autoComplete="off"
        value={draft.email}
        error={errors.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      {children}
      <div className="grid grid-cols-2 gap-3">
        <Field
          label="Credits"
          name="credits"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          value={draft.credits}
          error={errors.credits}
          onChange={({ target }) => onChange({ credits: target.value })}
        />
        <SegmentField
          label="Role"
          options={ROLES}
          value={draft.role}
          onChange={(role) => onChange({ role })}
        />
      </div>
    </>
  );
}

interface YesNoFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function YesNoField({ label, value, onChange }: YesNoFieldProps) {
  return (
    <SegmentField
      label={label}
      options={{ yes: "Yes", no: "No" }}
      value={value ? "yes" : "no"}
      onChange={(choice) => onChange(choice === "yes")}
    />
  );
}
