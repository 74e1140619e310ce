import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const CLI = join(import.meta.dirname, "extract-cli.ts");
const folder = mkdtempSync(join(tmpdir(), "extract-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

function extract(args: string[], input = "") {
  return spawnSync(process.execPath, [CLI, ...args], {
    input,
    encoding: "utf8",
    cwd: tmpdir(),
    env: { ...process.env, INIT_CWD: folder },
  });
}

describe("extract", () => {
  it("prints one line of JSON per file, the file as given", () => {
    const crm = file("crm.txt", "1. HubSpot (hubspot.com)\n2. Pipedrive");
    const nobody = file("nobody.txt", "No companies.");
    const run = extract([crm, nobody]);
    expect(run.status).toBe(0);
    expect(run.stderr).toBe("");
    expect(run.stdout).toBe(
      '{"file":"crm.txt","results":[{"rank":1,"name":"HubSpot","domain":"hubspot.com"},{"rank":2,"name":"Pipedrive","domain":null}]}\n' +
        '{"file":"nobody.txt","results":[]}\n',
    );
  });

  it("reads experts and standard input", () => {
    const run = extract(["--kind", "expert", "-"], '[{"name":"Ada Lovelace","title":"Analyst"}]');
    expect(JSON.parse(run.stdout)).toEqual({
      file: "-",
      results: [{ rank: 1, name: "Ada Lovelace", domain: null }],
    });
  });

  it("prints the others when a file cannot be read, and exits 1", () => {
    const good = file("good.txt", "1. Wise\n2. Revolut");
    const run = extract(["missing.txt", good]);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain("missing.txt");
    expect(JSON.parse(run.stdout).results).toHaveLength(2);
  });

  it.each([[["--kind", "planet", "a.txt"]], [["--wat"]], [[]]])(
    "explains its use for %j and exits 2",
    (args: string[]) => {
      const run = extract(args);
      expect(run.status).toBe(2);
      expect(run.stderr).toContain("Usage");
    },
  );

  it("survives bytes that are no UTF-8", () => {
    const bytes = file("bytes.txt", Uint8Array.from([0xff, 0xfe, 0x31, 0x2e, 0x20, 0xc3, 0x28, 0x0a, 0x80]));
    expect(extract([bytes]).status).toBe(0);
  });
});
