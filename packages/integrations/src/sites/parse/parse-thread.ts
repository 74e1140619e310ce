// What the thread of site-parser.ts does with what sites of others sent.
export { judgeRobots } from "./judge-robots.ts";
export { pageText } from "./page-text.ts";
export { parsePage } from "./parse-page.ts";
export { parseSitemap } from "./parse-sitemap.ts";
