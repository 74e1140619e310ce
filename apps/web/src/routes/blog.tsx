import { PUBLIC_PAGES, SITE_NAME } from "@standings/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { canonicalBlogPath, readBlogSearch, toBlogQuery } from "../features/blog/blog-search.ts";
import { listTitle, publicPageHead } from "../lib/html/meta.ts";
import { blogData } from "../lib/html/structured-data.ts";
import { rootRoute } from "./root.tsx";

const { path, title: TITLE } = PUBLIC_PAGES.blog;

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path,
  validateSearch: readBlogSearch,
  loaderDeps: ({ search }) => toBlogQuery(search),
  loader({ context: { utils }, deps }) {
    const { list, filters } = utils.blog;
    // The browser shows what it has meanwhile; the component shows a failed list with "Try Again".
    void filters.prefetch();
    if (!import.meta.env.SSR) return void list.prefetch(deps);
    return Promise.all([list.ensureData(deps), filters.ensureData()]).then(
      ([{ posts }]) => posts,
      () => undefined,
    );
  },
  head: ({ match, loaderData }) => {
    const { categories = [], page } = match.search;
    const [category] = categories;
    const { publicUrl } = match.context.site;
    const isOne = category !== undefined && categories.length === 1;
    const place = [TITLE, ...(isOne ? [category] : [])].join(": ");
    const head = publicPageHead("blog", publicUrl, {
      title: listTitle(place, page),
      ...(import.meta.env.SSR &&
        isOne && { description: `Posts about ${category}: how AI models rank, and what they read.` }),
      path: canonicalBlogPath(match.search),
      structured: loaderData ? blogData(publicUrl, loaderData) : [],
    });
    const feed = { rel: "alternate", type: "application/atom+xml", href: `${path}/feed.xml` };
    return { ...head, links: [...head.links, { ...feed, title: `${SITE_NAME} ${TITLE}` }] };
  },
  component: lazyRouteComponent(() => import("../features/blog/list/blog-page.tsx"), "BlogPage"),
  staticData: { page: "blog/list/blog-page" },
});
