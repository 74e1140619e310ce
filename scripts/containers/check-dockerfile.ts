import { readFileSync } from "node:fs";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";

/** Faults of the Dockerfile: the linter's, and those that only we can know. */
export function checkDockerfile(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const linted = validate(text).map(({ message, range }) => `${path}:${range.start.line + 1}: ${message}`);
  const instructions = DockerfileParser.parse(text).getInstructions();
  const last = (keyword: string) => instructions.findLast((one) => one.getKeyword() === keyword);
  const rules = [
    [last("USER")?.getArgumentsContent() === "node", "the server does not run as node"],
    [last("HEALTHCHECK") !== undefined, "there is no HEALTHCHECK"],
    [
      last("ENTRYPOINT")?.getArgumentsContent()?.includes("tini"),
      "nothing reaps processes and passes signals on",
    ],
    [last("CMD")?.getArgumentsContent()?.startsWith("["), "CMD runs in a shell, which signals do not pass"],
    [last("FROM")?.getArgumentsContent() === "node:24-slim", "the last stage holds more than it needs"],
  ] as const;
  return [...linted, ...rules.flatMap(([holds, fault]) => (holds ? [] : [`${path}: ${fault}`]))];
}
