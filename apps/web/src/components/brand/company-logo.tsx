import { logoDomains, logoFolder } from "virtual:logo-assets";
import { domainMonogram, isDomain } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";
import { memo, useState } from "react";
import { TILE } from "./tile.ts";

const known = new Set(logoDomains.split(" "));

interface CompanyLogoProps {
  readonly domain: string;
  /** Stands in when a company has no domain. */
  readonly name?: string;
  /** Class that sets the side, such as `side-9`; 28 px without one. */
  readonly className?: string;
  /** For server HTML: the logo at once, without letters before it. */
  readonly eager?: boolean;
  /** Where there are many below the fold. */
  readonly loading?: "lazy";
}

/**
 * A company's mark: two letters at once, replaced by its logo when it has loaded. Bundled ones are known beforehand;
 * the server is asked for others only where it has somebody to ask.
 */
export const CompanyLogo = memo(function CompanyLogo({
  domain,
  name = "",
  className = "side-7",
  eager = false,
  loading,
}: CompanyLogoProps) {
  const { hasLogoProviders } = useRouter().options.context.site;
  const isBundled = known.has(domain);
  // Not for the masks of hidden companies.
  const hasLogo = isBundled || (hasLogoProviders && isDomain(domain));
  const [loaded, setLoaded] = useState(eager && isBundled);
  return (
    <span className={`${TILE} ${className}`} data-known={(hasLogo && loaded) || undefined} aria-hidden="true">
      {!(hasLogo && loaded) && domainMonogram(domain || asciiName(name))}
      {hasLogo && (
        <img
          src={isBundled ? `${logoFolder}/${domain}.svg` : `/logos/${domain}`}
          alt=""
          width="24"
          height="24"
          decoding="async"
          loading={isBundled ? loading : "lazy"}
          className={`size-[66%] object-contain ${loaded ? "" : "opacity-0"}`}
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
