import type { ServiceRequest } from "@standings/services";

/** Context of every procedure. One per HTTP request, shared by the calls of a batch. */
export interface ApiContext {
  /** First argument of every verb. */
  readonly request: ServiceRequest;
}
