/** Style of surfaces over the page: menus, popovers, suggestion lists. */
export const FLOATING = "rounded-3 bg-raised shadow-floating";
