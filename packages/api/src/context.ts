import type { Caller, ServiceContext, ServiceRequest, Viewer } from "@standings/services";

/** What every procedure gets. One per HTTP request, shared by the calls of a batch. */
export interface ApiContext {
  readonly services: ServiceContext;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly caller: Caller;
  /** First argument of every verb. */
  readonly request: ServiceRequest;
}
