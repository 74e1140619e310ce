import { FORM_NAMES, FORM_TEXTS, TOPIC_FORMS, type TopicForm } from "@standings/domain";
import { SelectField } from "../ui/select-field.tsx";

interface TopicFormFieldProps {
  readonly form: TopicForm;
  readonly isDisabled?: boolean;
  readonly onChange: (form: TopicForm) => void;
}

/** Chooses how a topic asks its wordings. */
export function TopicFormField({ form, isDisabled = false, onChange }: TopicFormFieldProps) {
  return (
    <SelectField
      label="How it is asked"
      value={form}
      hint={FORM_TEXTS[form]}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value as TopicForm)}
    >
      {TOPIC_FORMS.map((one) => (
        <option key={one} value={one}>
          {FORM_NAMES[one]}
        </option>
      ))}
    </SelectField>
  );
}
