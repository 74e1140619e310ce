import { domainInvalid } from "@standings/domain";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";

/** An address that is no company's. */
export function InvalidDomain() {
  return (
    <Notice
      level={1}
      tone="bad"
      title={domainInvalid("example.com")}
      actions={
        <ButtonLink to="/" variant="primary">
          Go Home
        </ButtonLink>
      }
    >
      A company page needs the domain of a company's site.
    </Notice>
  );
}
