// The process that draws uploaded pictures (upload-drawer.ts).
import { drawUpload } from "./draw-upload.ts";
import { serveDrawing } from "./serve-drawing.ts";

serveDrawing(drawUpload, { memoryMb: 768, cpuMs: 20_000 });
