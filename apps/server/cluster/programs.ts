import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What a cluster is made of, by path. */
export interface Programs {
  /** Folder of `initdb`, `postgres`, `pg_basebackup` and `pg_ctl`. */
  readonly postgres: string;
  readonly pgbouncer: string;
  readonly haproxy: string;
}

/** Where Debian's packages put them. */
const VERSIONS = "/usr/lib/postgresql";
const SYSTEM = ["/usr/sbin", "/usr/local/sbin"];

/** The programs of this machine, or the names of those that it lacks. `path` is the environment's PATH. */
export function findPrograms(path = ""): Programs | readonly string[] {
  const find = (name: string) =>
    [...path.split(delimiter), ...SYSTEM]
      .map((folder) => join(folder, name))
      .find((file) => existsSync(file));
  const postgres = findPostgres();
  const pgbouncer = find("pgbouncer");
  const haproxy = find("haproxy");
  if (postgres && pgbouncer && haproxy) return { postgres, pgbouncer, haproxy };
  return Object.entries({ postgresql: postgres, pgbouncer, haproxy }).flatMap(([name, path]) =>
    path === undefined ? [name] : [],
  );
}

/** The newest version that is there. */
function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, "bin"))
    .find((folder) =>
      ["initdb", "postgres", "pg_basebackup"].every((name) => existsSync(join(folder, name))),
    );
}
