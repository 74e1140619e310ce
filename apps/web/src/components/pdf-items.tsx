import { ERRORS } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { FileText, Wallet } from "lucide-react";
import { useSession } from "../lib/session/session.ts";
import { MenuItem, MenuNote } from "./ui/menu.tsx";

/** PDF export, or the reason why it is not included and a link to Pricing. */
export function PdfItems({ onExport }: { onExport: () => void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const isAllowed = user?.canExportPdf !== false;
  return (
    <>
      <MenuItem icon={FileText} disabled={!isAllowed} onSelect={onExport}>
        Export PDF
      </MenuItem>
      {!isAllowed && (
        <>
          <MenuNote>{ERRORS.EXPORT_NOT_INCLUDED.message}</MenuNote>
          <MenuItem icon={Wallet} onSelect={() => void navigate({ to: "/pricing" })}>
            See Pricing
          </MenuItem>
        </>
      )}
    </>
  );
}
