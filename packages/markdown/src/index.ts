// The pipeline itself is loaded by its thread alone: its libraries bring the types of browsers.
export { renderInThread } from "./render-in-thread.ts";
export { PIPELINE_VERSION, type RenderedPost } from "./rendered-post.ts";
