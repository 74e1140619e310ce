// Lints Dockerfile, docker-compose.yml and .dockerignore; with --replay also does the Dockerfile's steps without Docker.
import { checkContext } from "./containers/build-context.ts";
import { checkCompose } from "./containers/check-compose.ts";
import { checkDockerfile } from "./containers/check-dockerfile.ts";
import { replayDockerfile } from "./containers/replay-dockerfile.ts";

const faults = [...checkDockerfile("Dockerfile"), ...checkCompose("docker-compose.yml"), ...checkContext()];
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log("Dockerfile, docker-compose.yml and .dockerignore are in order.");
if (faults.length === 0 && process.argv.includes("--replay")) await replayDockerfile("Dockerfile");
process.exit(faults.length === 0 ? 0 : 1);
