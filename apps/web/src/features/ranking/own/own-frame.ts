/** Box above the aggregate for the viewer's own company. */
export const OWN_FRAME =
  "mb-5 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border px-4 py-3 sm:px-5";
