/** The one list of what a database that is away says, whoever reports it: PostgreSQL, the socket or the driver. */

/** The disk is full; no primary yet, or no more. */
const UNWRITABLE: ReadonlySet<unknown> = new Set(["53100", "25006"]);
/**
 * Too many connections; shutting down, crashing, starting up; connection lost or refused, the last of them PgBouncer's word
 * for every trouble with its server.
 */
const SQL_STATES: ReadonlySet<unknown> = new Set([
  ...UNWRITABLE,
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "08P01",
]);
const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** What connecting to a socket in a folder says while its server is away, or has no place left to wait in. */
const SOCKET_CODES: ReadonlySet<unknown> = new Set(["ENOENT", "EAGAIN"]);
/** What the driver says of a statement whose answer did not come in time: whether it was done is unknown. */
const SILENCE = "Query read timeout";
/** The driver gives its own errors no code. */
const DRIVER_MESSAGES = [
  SILENCE,
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Client has encountered a connection error",
  "Client was closed and is not queryable",
  "Client is not queryable",
];

/** Whether the database has answered that it cannot write now: nothing was stored, so the same may be asked again. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof Error && "code" in error && UNWRITABLE.has(error.code);
}

export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === SILENCE;
}

/** Whether asking again later may help, because the database could not be reached, is stopping or starting, or cannot write. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Of a name with several addresses: each has been tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isOutage);
  const code = "code" in error ? error.code : undefined;
  // A browser that goes away is an ECONNRESET as well, but of no system call.
  if (SYSTEM_CODES.has(code)) return "syscall" in error;
  if (SOCKET_CODES.has(code)) return "syscall" in error && error.syscall === "connect";
  return SQL_STATES.has(code) || DRIVER_MESSAGES.some((message) => error.message.startsWith(message));
}
