/** What the server tells every page about the installation. */
export interface Site {
  /** Where the site is reached from outside. */
  readonly publicUrl: string;
  /** `/logos/{domain}` has more than the bundled marks. */
  readonly hasLogoProviders: boolean;
}
