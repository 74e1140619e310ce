import type { CompanySuggestion } from "@standings/domain";
import { TextLink } from "../../../components/ui/text-link.tsx";

/** A competitor's name; it leads to the same tab of its page. */
export function CompanyLink({ company: { domain, name } }: { company: CompanySuggestion }) {
  return (
    <TextLink to="/company/$domain" params={{ domain }} search={{ name, tab: "sources" }}>
      {name}
    </TextLink>
  );
}
