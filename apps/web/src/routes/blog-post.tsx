import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PagePending } from "../components/ui/loading.tsx";
import { missingHead } from "../lib/html/meta.ts";
import { postHead } from "../lib/html/post-head.ts";
import { rootRoute } from "./root.tsx";

const loadPages = () => import("../features/blog/post/post-page.tsx");

export const blogPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/blog/$slug",
  async loader({ context: { utils }, params: { slug } }) {
    const { loadPost } = await import("../features/blog/post/load-post.ts");
    await loadPost(utils, slug);
  },
  head({ match, params: { slug } }) {
    const { utils, site } = match.context;
    // Not the loader's reply: the post would stand in the page a second time.
    const post = utils.blog.post.getData({ slug });
    if (post) return postHead(site.publicUrl, post);
    return missingHead(match.status === "error" ? "Error" : "Post Not Found");
  },
  component: lazyRouteComponent(loadPages, "PostPage"),
  staticData: { page: "blog/post/post-page" },
  notFoundComponent: lazyRouteComponent(loadPages, "PostMissing"),
  errorComponent: lazyRouteComponent(loadPages, "PostFailed"),
  pendingComponent: PagePending,
});
