import type { FeaturedOn } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";

/** Settings of the installation that every page needs. */
export interface Site {
  /** Public address of the site. */
  readonly publicUrl: string;
  /** `/logos/{domain}` serves more than the bundled logos. */
  readonly hasLogoProviders: boolean;
  /** Credits of a new account; 0 for none. */
  readonly signupCredits: number;
  readonly featuredOn: FeaturedOn | null;
}

/** Settings of the installation. */
export function useSite(): Site {
  return useRouter().options.context.site;
}
