import { logoDomains, logoFolder } from "virtual:logo-assets";
import { domainMonogram, isDomain } from "@standings/domain";
import { memo, useState } from "react";
import { useSite } from "../../lib/html/site.ts";

const LETTERS =
  "grid size-(--side) flex-none place-items-center overflow-hidden bg-hover text-[calc(var(--side)*0.39)] " +
  "leading-none font-strong tracking-[0.01em] text-ink-2 inset-ring inset-ring-line *:[grid-area:1/1]";

/** Square tile for a logo or two letters; a tile with a logo is light in both themes. */
export const TILE = `${LETTERS} rounded-[calc(var(--side)*0.25)] data-known:bg-tile data-known:inset-ring-tile-line`;

/** Round tile for a person's initials. */
export const PORTRAIT = `${LETTERS} rounded-full`;

const known = new Set(logoDomains.split(" "));

interface CompanyLogoProps {
  readonly domain: string;
  /** Source of the letters when a company has no domain. */
  readonly name?: string;
  /** Class that sets the side, such as `side-9`; 28 px without one. */
  readonly className?: string;
  /** Shows the logo without letters first, for server HTML. */
  readonly eager?: boolean;
  /** For long lists below the fold. */
  readonly loading?: "lazy";
}

/**
 * A company's mark: two letters, replaced by the logo once it has loaded; a logo that fails leaves the letters. Bundled logos are known in advance; the
 * server is asked for other logos only when it has logo providers.
 */
export const CompanyLogo = memo(function CompanyLogo({
  domain,
  name = "",
  className = "side-7",
  eager = false,
  loading,
}: CompanyLogoProps) {
  const { hasLogoProviders } = useSite();
  const isBundled = known.has(domain);
  // Masks of hidden companies are no domains and get no logo.
  const hasLogo = isBundled || (hasLogoProviders && isDomain(domain));
  const [state, setState] = useState<"loading" | "loaded" | "failed">(
    eager && isBundled ? "loaded" : "loading",
  );
  const isShown = hasLogo && state === "loaded";
  return (
    <span className={`${TILE} ${className}`} data-known={isShown || undefined} aria-hidden="true">
      {!isShown && <span>{domainMonogram(domain || asciiName(name))}</span>}
      {hasLogo && state !== "failed" && (
        <img
          src={isBundled ? `${logoFolder}/${domain}.svg` : `/logos/${domain}`}
          alt=""
          width="24"
          height="24"
          decoding="async"
          loading={isBundled ? loading : "lazy"}
          className={`size-[66%] object-contain ${isShown ? "" : "opacity-0"}`}
          // A logo in server HTML can load before React listens.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setState("loaded");
          }}
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
});

function asciiName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "");
}
