/** The look of a surface that lies over the page: menus, popovers, lists of suggestions. */
export const FLOATING = "rounded-3 bg-raised shadow-floating";
