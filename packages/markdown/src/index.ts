// The pipeline itself is loaded by its process alone: its libraries bring the types of browsers.
export { PIPELINE_VERSION, type RenderedPost, renderApart } from "./render-apart.ts";
