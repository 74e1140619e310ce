// `npm start`: builds the web app and the server, starts the sandbox when a service needs it, then the server.
import { createChildren } from "./children.ts";
import { beginSandbox, buildWeb, readEnvOrExit } from "./prepare.ts";

const env = readEnvOrExit();
buildWeb();
const children = createChildren();
await beginSandbox(children, env);
children.begin(["apps/server/dist/main.js"]);
