import { connect } from "@standings/database";
import { buildDependencies } from "@standings/server/build-dependencies";
import type { Env } from "@standings/server/env";
import { type Log, saveDemoPost } from "@standings/services";
import pLimit from "p-limit";
import { readDemoPosts } from "./read-demo-posts.ts";

/** Each is rendered in a thread of its own. */
const AT_ONCE = 2;

/**
 * Publishes the posts of the demo in a database without posts, while the models are the sandbox's. They are shown only
 * as long as these are. Safe to repeat: missing posts of an interrupted start are added.
 */
export async function seedPosts(env: Env, databaseUrl: string, log: Log): Promise<void> {
  if (!env.models.isSandbox) return;
  const known = await readSlugs(databaseUrl);
  if (known === null) return;
  const missing = readDemoPosts().filter(({ slug }) => !known.has(slug));
  if (missing.length === 0) return;
  const { jobServices: services, close } = await buildDependencies(env, databaseUrl, log);
  const limit = pLimit(AT_ONCE);
  try {
    await Promise.all(missing.map((post) => limit(() => saveDemoPost(services.systemRequest(), post))));
  } finally {
    await close(0);
  }
}

/** Slugs of the posts there are; null when somebody has written one. */
async function readSlugs(databaseUrl: string): Promise<ReadonlySet<string> | null> {
  const db = connect({ url: databaseUrl, poolSize: 1 });
  try {
    const posts = await db.selectFrom("blog_posts").select(["slug", "is_sandbox"]).execute();
    return posts.every((post) => post.is_sandbox) ? new Set(posts.map(({ slug }) => slug)) : null;
  } finally {
    await db.destroy();
  }
}
