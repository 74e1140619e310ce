import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import type { User } from "../../lib/session/session.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
