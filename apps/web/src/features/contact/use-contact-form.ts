import {
  CONTACT_FAILED,
  CONTACT_FIELDS_REQUIRED,
  CONTACT_SENT,
  INQUIRY_TYPES,
  type InquiryType,
} from "@standings/domain";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session/session.ts";

export type FieldName = "name" | "email" | "inquiry" | "subject" | "message";

const REQUIRED: readonly FieldName[] = ["name", "email", "inquiry", "message"];

/** Values, checks and call of the form. Name and e-mail default to the user's. */
export function useContactForm(inquiry: InquiryType | undefined, onSent: (email: string) => void) {
  const { user } = useSession();
  const sending = trpc.contact.send.useMutation({
    onSuccess: (_reply, { email }) => {
      notify.success(CONTACT_SENT);
      onSent(email.trim());
    },
  });
  const [fault, setFault] = useState<string | null>(null);
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const values: Readonly<Record<FieldName, string>> = {
    name: user?.name ?? "",
    email: user?.email ?? "",
    inquiry: inquiry ?? "",
    subject: "",
    message: "",
    ...typed,
  };
  // Text typed before hydration, or restored by the browser.
  const takeOver = useEffectEvent(() => setTyped(readChanged(form.current, values)));
  useEffect(takeOver, []);
  const missing = REQUIRED.filter((name) => values[name].trim() === "");
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const type = INQUIRY_TYPES.find((known) => known === values.inquiry);
    setChecked(true);
    const [first] = missing;
    if (first !== undefined || type === undefined) {
      focusField(currentTarget, first ?? "inquiry");
      return setFault(CONTACT_FIELDS_REQUIRED);
    }
    if (!currentTarget.checkValidity()) {
      focusField(currentTarget, "email");
      return setFault("Please enter a valid email address");
    }
    const website = String(new FormData(currentTarget).get("website") ?? "");
    const { inquiry: _chosen, ...message } = values;
    setFault(null);
    if (!sending.isPending) sending.mutate({ ...message, inquiry_type: type, website });
  };
  return {
    form,
    values,
    type: (name: FieldName, value: string) => setTyped((before) => ({ ...before, [name]: value })),
    /** Error of a field after the first attempt to send. */
    problem: (name: FieldName) => (isChecked && missing.includes(name) ? "Required" : null),
    pending: sending.isPending,
    error: fault ?? failureText(sending, CONTACT_FAILED),
    send,
  };
}

/** Fields that say something else than these values. */
function readChanged(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, string>>,
): Partial<Record<FieldName, string>> {
  const filled = [...new FormData(form ?? undefined)].filter(([, value]) => value !== "");
  return Object.fromEntries(filled.filter(([name, value]) => name !== "website" && value !== values[name]));
}

function focusField(form: HTMLFormElement, name: FieldName): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
