// The pipeline itself is loaded by its process alone: its libraries bring the types of browsers.
export { renderApart } from "./render-apart.ts";
export { PIPELINE_VERSION, type RenderedPost } from "./rendered-post.ts";
