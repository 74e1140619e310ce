import { CONTACT_STATUSES, type ContactStatus, INQUIRY_TYPES, type InquiryType } from "@standings/domain";
import { type ListSearch, type RawSearch, readChoice, readListSearch } from "../list/use-list-search.ts";

export interface ContactsSearch extends ListSearch {
  readonly status?: ContactStatus | undefined;
  readonly inquiry_type?: InquiryType | undefined;
}

export function readContactsSearch(raw: RawSearch): ContactsSearch {
  return {
    ...readListSearch(raw, []),
    status: readChoice(raw.status, CONTACT_STATUSES),
    inquiry_type: readChoice(raw.inquiry_type, INQUIRY_TYPES),
  };
}
