import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { newDataFolder } from "@standings/testing";
import { ROOT } from "./product-data.ts";

const WATCHER = join(ROOT, "apps/server/test/watch-contract.ts");

/** Answers of a server's REST bridge that are not what its OpenAPI document says. */
export interface ContractFaults {
  /** For Node, before the server's script. */
  readonly args: readonly string[];
  readonly variables: Record<string, string>;
  /** Those since the last time. */
  take(): readonly string[];
  remove(): void;
}

export function watchContract(): ContractFaults {
  const folder = newDataFolder("contract");
  const file = join(folder, "faults");
  writeFileSync(file, "");
  return {
    args: ["--import", pathToFileURL(WATCHER).href],
    variables: { CONTRACT_FAULTS: file },
    take() {
      const faults = readFileSync(file, "utf8").split("\n").filter(Boolean);
      writeFileSync(file, "");
      return faults.map((fault) => JSON.parse(fault));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
