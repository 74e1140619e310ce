import {
  API_TOKEN_DAYS,
  API_TOKEN_NAME_MAX,
  type ApiTokenDays,
  DEFAULT_API_TOKEN_DAYS,
} from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import type { CreatedToken } from "../../../lib/api/api-types.ts";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DailyCreditsField, readDailyCredits } from "./daily-credits-field.tsx";

const MAY = { read: "Read", run: "Read and run" } as const;

const DAYS: Readonly<Record<ApiTokenDays, string>> = {
  7: "In 7 days",
  30: "In 30 days",
  90: "In 90 days",
  365: "In a year",
};

interface NewTokenDialogProps {
  readonly onCreated: (created: CreatedToken) => void;
  readonly onClose: () => void;
}

/** Asks for a new token's name, what it may do, for how long, and what it may spend. */
export function NewTokenDialog({ onCreated, onClose }: NewTokenDialogProps) {
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [may, setMay] = useState<keyof typeof MAY>("read");
  const [days, setDays] = useState<ApiTokenDays>(DEFAULT_API_TOKEN_DAYS);
  const [most, setMost] = useState("");
  const create = trpc.tokens.create.useMutation({
    meta: { hasForm: true, failed: "The token could not be made. Please try again." },
    onSuccess: async (created) => {
      onCreated(created);
      await utils.tokens.list.invalidate();
    },
  });
  const dailyCredits = readDailyCredits(most);
  return (
    <FormDialog
      title="New API token"
      action="Create token"
      isReady={name.trim() !== "" && dailyCredits !== undefined}
      isPending={create.isPending}
      error={failureText(create, "The token could not be made")}
      onSubmit={() =>
        create.mutate({
          name,
          scopes: may === "run" ? ["read", "run"] : ["read"],
          days,
          dailyCredits: may === "run" ? (dailyCredits ?? null) : null,
        })
      }
      onClose={onClose}
    >
      <Field
        label="Name"
        name="token-name"
        autoComplete="off"
        maxLength={API_TOKEN_NAME_MAX}
        value={name}
        hint="What it is for, such as “Weekly report”."
        onChange={({ target }) => setName(target.value)}
      />
      <SegmentField label="It may" options={MAY} value={may} onChange={setMay} />
      <p className="-mt-2 text-sm text-pretty text-ink-3">
        {may === "read"
          ? "It reads rankings, studies, your history and your credits, and spends nothing."
          : "It also asks models and starts studies and analyses, which spends your credits."}
      </p>
      <SelectField
        label="It expires"
        name="token-days"
        value={days}
        onChange={({ target }) =>
          setDays(API_TOKEN_DAYS.find((known) => String(known) === target.value) ?? days)
        }
      >
        {API_TOKEN_DAYS.map((known) => (
          <option key={known} value={known}>
            {DAYS[known]}
          </option>
        ))}
      </SelectField>
      {may === "run" && <DailyCreditsField value={most} onChange={setMost} />}
    </FormDialog>
  );
}
