import { logoDomains, logoFolder } from "virtual:brand-assets";
import { domainMonogram } from "@standings/domain";
import { memo, useState } from "react";

const known = new Set(logoDomains.split(" "));

interface CompanyLogoProps {
  readonly domain: string;
  /** Stands in when a company has no domain. */
  readonly name?: string;
  /** Tailwind class that sets `--s`, the side in pixels. */
  readonly className?: string;
  /** For server HTML: the logo at once, without letters before it. */
  readonly eager?: boolean;
}

/** A company's mark: two letters at once, replaced by its logo when one is bundled and has loaded. */
export const CompanyLogo = memo(function CompanyLogo({
  domain,
  name = "",
  className = "",
  eager = false,
}: CompanyLogoProps) {
  const hasLogo = known.has(domain);
  const [loaded, setLoaded] = useState(eager);
  return (
    <span className={`logo ${className}`} data-known={(hasLogo && loaded) || undefined} aria-hidden="true">
      {!(hasLogo && loaded) && domainMonogram(domain || asciiName(name))}
      {hasLogo && (
        <img
          src={`${logoFolder}/${domain}.svg`}
          alt=""
          width="24"
          height="24"
          decoding="async"
          className={loaded ? "" : "opacity-0"}
          // In server HTML it can have loaded before anybody listened.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(true);
          }}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
        />
      )}
    </span>
  );
});

function asciiName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "");
}
