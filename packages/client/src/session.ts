import { StandingsError } from "./errors.ts";

/** Tokens of a sign-in. */
export interface Session {
  readonly token: string;
  /** Works once; renewing gives the next. */
  readonly refreshToken: string;
}

/** What a client calls with. */
export interface Credentials {
  /** The `Authorization` header; none for a guest. */
  header(): Record<string, string>;
  /** Renews the session after a refused call; false when there is nothing to renew. */
  renew(): Promise<boolean>;
  set(session: Session | null): void;
}

interface CredentialsOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** An API token or a session's token. */
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
  /** Told each new pair, to be stored; null when the session has ended. */
  readonly onSession: ((session: Session | null) => void) | undefined;
}

/** Keeps the token, and renews a session once for any number of refused calls. */
export function createCredentials(options: CredentialsOptions): Credentials {
  let { token, refreshToken } = options;
  let renewal: Promise<boolean> | null = null;

  function set(session: Session | null): void {
    token = session?.token;
    refreshToken = session?.refreshToken;
    options.onSession?.(session);
  }

  async function exchange(): Promise<boolean> {
    if (refreshToken === undefined) return false;
    const response = await options.fetch(`${options.url}/api/auth/refresh`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refreshToken }),
    });
    if (response.ok) set((await response.json()) as Session);
    else if (response.status === 401) set(null);
    else throw new StandingsError("The session could not be renewed", { status: response.status });
    return response.ok;
  }

  return {
    header: (): Record<string, string> => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
    renew() {
      renewal ??= exchange().finally(() => {
        renewal = null;
      });
      return renewal;
    },
    set,
  };
}
