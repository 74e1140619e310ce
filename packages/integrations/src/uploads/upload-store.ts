/** Keeps uploaded pictures by name. A name is written once, and what it holds never changes. */
export interface UploadStore {
  /** The bytes are whole in the store, or not there. Throws UploadStoreError. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null for a name that was never written. Throws UploadStoreError. */
  get(name: string): Promise<Uint8Array | null>;
}

/** The store is away, or refuses. */
export class UploadStoreError extends Error {
  constructor(message: string, options: { readonly cause: unknown }) {
    super(message, options);
    this.name = "UploadStoreError";
  }
}
