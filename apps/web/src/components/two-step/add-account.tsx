import { APP_CODE_LENGTH, inGroups } from "@standings/domain";
import { Check, Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useCopy } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextAnchor } from "../ui/text-link.tsx";
import { QrCode } from "./qr-code.tsx";

/** What an authenticator app needs. */
export interface AppKey {
  readonly secret: string;
  readonly uri: string;
}

interface AddAccountProps {
  readonly appKey: AppKey;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the key as QR code and as text, and asks for the first code. */
export function AddAccount({ appKey, onConfirmed }: AddAccountProps) {
  const [code, setCode] = useState("");
  const confirm = trpc.secondFactor.confirm.useMutation({
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: () => setCode(""),
  });
  const enter = (entered: string) => {
    setCode(entered);
    if (entered.length === APP_CODE_LENGTH && !confirm.isPending) confirm.mutate({ code: entered });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Add the account to your app" noValidate>
      <div className="grid gap-2">
        <h2 className="font-medium">1. Add Standings to your app</h2>
        <p className="text-pretty text-ink-2">Scan this QR code with the app, or type the key into it.</p>
        <QrCode text={appKey.uri} label="QR code for your authenticator app" />
        <Secret secret={appKey.secret} />
        {/* A phone cannot scan its own screen. */}
        <TextAnchor href={appKey.uri} touch="line" className="justify-self-start can-hover:hidden">
          Open the app on this device
        </TextAnchor>
      </div>
      <div className="grid gap-2">
        <h2 className="font-medium">2. Enter the code that the app shows</h2>
        <CodeField
          label="Code of your authenticator app"
          value={code}
          error={failureText(confirm, "The code could not be checked. Please try again.")}
          onChange={enter}
        />
      </div>
      <SubmitButton
        pending={confirm.isPending}
        disabled={code.length < APP_CODE_LENGTH && !confirm.isPending}
        size="md"
        className="justify-self-end"
      >
        Turn on
      </SubmitButton>
    </form>
  );
}

function Secret({ secret }: { secret: string }) {
  const { copied, copy } = useCopy();
  const copyIt = async () => {
    if (!(await copy(secret))) notify.error("The key could not be copied");
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <code className="min-w-0 break-words font-sans font-medium" data-testid="app-key">
        {inGroups(secret, 4, " ")}
      </code>
      <Button size="sm" aria-label="Copy the key" onClick={() => void copyIt()}>
        <Icon of={copied ? Check : Copy} />
        {copied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}
