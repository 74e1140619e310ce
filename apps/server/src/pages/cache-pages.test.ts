import { describe, expect, it } from "vitest";
import { type CachedPage, cachePages, UNAVAILABLE } from "./cache-pages.ts";
import { PagesBusyError } from "./render-queue.ts";

const BOUNDS = { maxBytes: 64_000, freshMs: 0, staleMs: 60_000, atOnce: 2, waiting: 1 };
const PAGE: CachedPage = {
  status: 200,
  headers: { "content-type": "text/html" },
  html: "a page",
  etag: '"1"',
};
const AWAY: CachedPage = { ...PAGE, status: UNAVAILABLE, html: "", etag: '"2"' };
const admit = async () => {};

describe("while the database is away", () => {
  it("shows the last page, and says how old it is", async () => {
    const replies = [PAGE, AWAY];
    const pageOf = cachePages(async () => replies.shift() ?? AWAY, BOUNDS);
    expect(await pageOf("/", admit)).toBe(PAGE);
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers, ...page } = await pageOf("/", admit);
      expect(page).toEqual({ status: 200, html: "a page", etag: '"1"' });
      expect(headers).toMatchObject({
        "content-type": "text/html",
        age: "0",
        "cache-status": expect.stringMatching(/^Standings; hit; ttl=-?0$/),
      });
    }
  });

  it("tries once, not for every visit", async () => {
    let renders = 0;
    const pageOf = cachePages(async () => {
      renders += 1;
      return renders === 1 ? PAGE : AWAY;
    }, BOUNDS);
    for (let visit = 0; visit < 20; visit += 1) await pageOf("/", admit);
    expect(renders).toBe(2);
  });

  it("keeps no page that says so, and none that is too old", async () => {
    const replies = [AWAY, PAGE, AWAY];
    const pageOf = cachePages(async () => replies.shift() ?? AWAY, { ...BOUNDS, staleMs: 1 });
    expect((await pageOf("/", admit)).status).toBe(UNAVAILABLE);
    expect(await pageOf("/", admit)).toBe(PAGE);
    await expect.poll(async () => (await pageOf("/", admit)).status).toBe(UNAVAILABLE);
  });
});

it("shows the last page while too many are rendered", async () => {
  let isBusy = false;
  const pageOf = cachePages(async () => {
    if (isBusy) throw new PagesBusyError("busy");
    return PAGE;
  }, BOUNDS);
  await pageOf("/", admit);
  isBusy = true;
  expect((await pageOf("/", admit)).html).toBe("a page");
  await expect(pageOf("/other", admit)).rejects.toThrow("busy");
});

it("keeps a page however many filters of others are asked for", async () => {
  const rendered: string[] = [];
  const render = async (route: string) => {
    rendered.push(route);
    return PAGE;
  };
  const pageOf = cachePages(render, { ...BOUNDS, freshMs: 60_000 });
  await pageOf("/blog", admit);
  for (let page = 0; page < 50; page += 1) await pageOf(`/blog?page=${page}`, admit);
  await pageOf("/blog", admit);
  await pageOf("/blog?page=49", admit);
  expect(rendered).toHaveLength(51);
});
