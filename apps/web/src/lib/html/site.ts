/** Settings of the installation that every page needs. */
export interface Site {
  /** Public address of the site. */
  readonly publicUrl: string;
  /** `/logos/{domain}` serves more than the bundled logos. */
  readonly hasLogoProviders: boolean;
}
