import { isSilence } from "@standings/database";
import { isDatabaseAway } from "@standings/services";
import { type DestinationStream, type Level, type Logger, pino, stdSerializers } from "pino";

export interface ServerLog {
  readonly log: Logger;
  /** From now on an outage of the database is two lines; `look` rejects while the database is away. */
  watchDatabase(look: () => Promise<void>): void;
}

const LOOK_EVERY_MS = 500;
/** An outage is over when nothing has failed for so long: leases, which need a write, are renewed more often. */
const QUIET_MS = 4_000;

/**
 * The process's log. Whatever fails because the database is away says so here, thousands of times in an outage: it is
 * told once when it begins and once when it is over, with how many lines were left out.
 */
export function createLog(
  level: Level | "silent",
  stream: DestinationStream = pino.destination(2),
): ServerLog {
  let look: (() => Promise<void>) | undefined;
  let outage: { readonly since: number; lines: number; lastAt: number } | undefined;

  const log = pino(
    {
      level,
      base: undefined,
      serializers: { err: describeError, error: hideAddresses, reason: hideAddresses },
      hooks: {
        logMethod(args, method) {
          const error = errorOf(args[0]);
          // One slow statement is no outage, and its line says which it was.
          if (!look || !isDatabaseAway(error) || (isSilence(error) && !outage)) method.apply(this, args);
          else if (outage) fail(1);
          else begin(error);
        },
      },
    },
    stream,
  );

  function begin(error: unknown): void {
    const since = performance.now();
    outage = { since, lines: 0, lastAt: since };
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, "database connections fail");
    lookLater();
  }

  function fail(lines: number): void {
    if (!outage) return;
    outage.lines += lines;
    outage.lastAt = performance.now();
  }

  function lookLater(): void {
    const failed = () => {
      fail(0);
      lookLater();
    };
    setTimeout(() => look?.().then(end, failed), LOOK_EVERY_MS).unref();
  }

  function end(): void {
    if (!outage) return;
    const { since, lines, lastAt } = outage;
    if (performance.now() - lastAt < QUIET_MS) {
      lookLater();
      return;
    }
    outage = undefined;
    const seconds = Math.round((lastAt - since) / 100) / 10;
    log.warn({ seconds, linesLeftOut: lines }, "database connections work again");
  }

  return {
    log,
    watchDatabase(next) {
      look = next;
    },
  };
}

/** Of an error what helps to mend it: its other fields, such as rows of the database and recipients, are of people. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return hideAddresses(String(error));
  const { type, message, stack } = stdSerializers.err(error);
  const { code, responseCode, constraint, table }: ErrorDetails = error;
  return {
    type,
    message: hideAddresses(message),
    code,
    responseCode,
    constraint,
    table,
    stack: hideAddresses(stack),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}

/** The driver's, and of an SMTP reply. */
interface ErrorDetails extends Error {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
}

/**
 * Paths of a stack, such as `pg@8.16.0/lib`, are none: their last label is no word. Each part has its longest length, so that
 * any text is looked through at once.
 */
const ADDRESS =
  /[^\s@<>()[\]{}"`,:;=\\/]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{1,59}|\p{L}{2,63})/giu;
/** Characters of a text in the log. */
const LONGEST = 10_000;

function hideAddresses(text: unknown): unknown {
  return typeof text === "string" ? text.slice(0, LONGEST).replace(ADDRESS, "[address]") : text;
}

function errorOf(details: unknown): unknown {
  return typeof details === "object" && details !== null && "err" in details ? details.err : undefined;
}
