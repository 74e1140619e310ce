import { ChartNoAxesColumn } from "lucide-react";
import { ButtonAnchor } from "../../../components/ui/button-link.tsx";
import { Icon } from "../../../components/ui/icon.tsx";

/** Link to the company's page in its details. */
export function AnalyzeLink({ href }: { href: string }) {
  return (
    <ButtonAnchor href={href} target="_blank" rel="noopener" variant="primary">
      <Icon of={ChartNoAxesColumn} />
      Analyze
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}
