import { keepPreviousData } from "@tanstack/react-query";

/** Parts of the dashboard read themselves again; what is shown stays until there is something newer. */
export const LIVE = { refetchInterval: 30_000, placeholderData: keepPreviousData } as const;
