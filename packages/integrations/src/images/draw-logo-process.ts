// The process that draws logos of others (logo-drawer.ts).
import { drawLogo } from "./draw-logo.ts";
import { serveDrawing } from "./serve-drawing.ts";

serveDrawing(drawLogo, { memoryMb: 256, cpuMs: 5_000 });
