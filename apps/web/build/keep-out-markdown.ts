import type { Plugin } from "vite";

const MARKDOWN =
  /node_modules\/(?:unified|vfile|micromark|mdast|hast|remark|rehype|lowlight|highlight\.js|marked|markdown-it)\b|packages\/markdown\//;

/** Posts are rendered when they are saved: a build fails that would bring a markdown library to the browser. */
export function keepOutMarkdown(): Plugin {
  return {
    name: "standings:keep-out-markdown",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === "chunk" && chunk.moduleIds.find((id) => MARKDOWN.test(id));
        if (found) this.error(`${found} would reach the browser in ${chunk.fileName}`);
      }
    },
  };
}
