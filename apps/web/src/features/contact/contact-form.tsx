import {
  CONTACT_MESSAGE_MAX_LENGTH,
  INQUIRY_TITLES,
  INQUIRY_TYPES,
  type InquiryType,
} from "@standings/domain";
import { Field, FormError } from "../../components/ui/field.tsx";
import { SelectField } from "../../components/ui/select-field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextAreaField } from "../../components/ui/text-area-field.tsx";
import { useToken } from "../../lib/session/token.ts";
import { type FieldName, useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  readonly inquiry: InquiryType | undefined;
  /** Called with the address that gets the reply. */
  readonly onSent: (email: string) => void;
}

export function ContactForm({ inquiry, onSent }: ContactFormProps) {
  const { form, values, type, problem, pending, error, send } = useContactForm(inquiry, onSent);
  // Before hydration a press must not submit the form natively.
  const isReady = useToken() !== undefined;
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: problem(name),
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  });
  return (
    <form ref={form} onSubmit={send} noValidate aria-label="Contact">
      <fieldset disabled={pending} className="grid gap-5">
        <legend className="sr-only">Your message</legend>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Full Name*" autoComplete="name" required maxLength={100} {...field("name")} />
          <Field
            label="Email Address*"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            {...field("email")}
          />
        </div>
        <SelectField label="Inquiry Type*" required {...field("inquiry")}>
          <option value="">Choose one</option>
          {INQUIRY_TYPES.map((id) => (
            <option key={id} value={id}>
              {INQUIRY_TITLES[id]}
            </option>
          ))}
        </SelectField>
        <Field label="Subject (optional)" maxLength={200} {...field("subject")} />
        <TextAreaField
          label="Message*"
          rows={6}
          required
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
          {...field("message")}
        />
        <Honeypot />
        <FormError>{error}</FormError>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <SubmitButton
            pending={pending}
            disabled={pending || !isReady}
            waiting={!isReady}
            className="max-sm:w-full"
          >
            {pending ? "Sending Message..." : "Send Message"}
          </SubmitButton>
          <p className="text-sm text-ink-3">* Required</p>
        </div>
        <noscript>
          <p className="text-ink-2">
            Sending this form needs JavaScript. Without it, please write to the support mailbox.
          </p>
        </noscript>
      </fieldset>
    </form>
  );
}

/** Field that only robots fill in. It is not shown, focused or read out. */
function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
