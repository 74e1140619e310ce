import type { FeaturedOn } from "@standings/domain";

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
