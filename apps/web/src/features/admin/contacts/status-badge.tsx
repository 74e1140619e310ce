import { CONTACT_STATUS_TITLES, type ContactStatus } from "@standings/domain";
import { cva } from "../../../components/ui/variants.ts";

const style = cva("inline-flex h-6 items-center rounded-badge px-2 text-xs font-medium whitespace-nowrap", {
  variants: {
    status: {
      new: "bg-info-tint text-info",
      read: "bg-warn-tint text-warn",
      responded: "bg-[light-dark(#f3edff,#2a2145)] text-[light-dark(#6346b8,#bba6ff)]",
      resolved: "bg-good-tint text-good",
    },
  },
});

/** New blue, read yellow, responded purple, resolved green (spec part 2 §2). */
export function ContactStatusBadge({ status }: { status: ContactStatus }) {
  return <span className={style({ status })}>{CONTACT_STATUS_TITLES[status]}</span>;
}
