export { renderInThread } from "./render-in-thread.ts";
export { PIPELINE_VERSION, type RenderedPost } from "./render-post.ts";
