import { openWebApp } from "./pages/open-web-app.ts";
import { startServer } from "./start-server.ts";

await startServer(openWebApp);
