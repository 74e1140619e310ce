// The server of `npm run dev`: pages come from the web app's sources, through Vite.
import { startServer } from "../src/start-server.ts";
import { openSources } from "./open-sources.ts";

await startServer(openSources);
