/** Server state: one query client and one tRPC client per browser tab, or per rendered page on the server. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import type { Api } from "./api-types.ts";

export interface DataLayer {
  readonly queryClient: QueryClient;
  /** The tRPC client; the browser loads it with the first call. */
  readonly api: () => Promise<Api>;
}

export function createDataLayer(api: DataLayer["api"]): DataLayer {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: retryUnlessRefused, refetchOnWindowFocus: false },
    },
  });
  return { queryClient, api };
}

/** An answer of the server (4xx) is final; a lost connection is tried again twice. */
function retryUnlessRefused(failures: number, error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  const refused = typeof data === "object" && data !== null;
  return !refused && failures < 2;
}

const DataContext = createContext<DataLayer | null>(null);

export function DataProvider({ data, children }: { data: DataLayer; children: ReactNode }) {
  return (
    <QueryClientProvider client={data.queryClient}>
      <DataContext value={data}>{children}</DataContext>
    </QueryClientProvider>
  );
}

export function useData(): DataLayer {
  const data = use(DataContext);
  if (!data) throw new Error("useData outside DataProvider");
  return data;
}
