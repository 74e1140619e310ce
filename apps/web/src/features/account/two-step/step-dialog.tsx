import type { ReactNode } from "react";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";

interface StepDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog whose content brings its own forms. */
export function StepDialog({ title, onClose, children }: StepDialogProps) {
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">{title}</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        {children}
      </div>
    </Dialog>
  );
}
