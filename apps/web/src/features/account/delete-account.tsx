import { useState } from "react";
import type { User } from "../../lib/session/session.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-danger justify-self-start" onClick={() => setOpen(true)}>
        Delete account
      </button>
      {isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
