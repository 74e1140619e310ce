/** Kind, question, own place, leaders, models, time; on a phone the question over the leaders. */
export const HISTORY_GRID =
  "grid items-center gap-x-4 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_auto] " +
  "sm:max-md:grid-cols-[24px_minmax(0,1fr)_100px_100px_88px] sm:max-md:gap-3 " +
  "md:grid-cols-[24px_minmax(0,1fr)_104px_168px_112px_88px] md:gap-5";
