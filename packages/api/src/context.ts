import type { ServiceRequest } from "@standings/services";

/** Context of every procedure. One per HTTP request, shared by the calls of a batch. */
export interface ApiContext {
  /** First argument of every verb. */
  readonly request: ServiceRequest;
  /** The process's event streams; one that is added is ended when the process stops. */
  readonly streams: { add(stream: { end(): void }): () => void };
}
