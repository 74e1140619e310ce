import { isPublicPageName, PUBLIC_CACHE_SECONDS, type PublicPageName } from "@standings/domain";
import {
  drawPageImage,
  drawPostImage,
  drawSearchImage,
  getPost,
  getSharedSearch,
  ServiceError,
  type Services,
} from "@standings/services";
import type { FastifyInstance, FastifyReply } from "fastify";
import { etagOf } from "../http/headers.ts";

/** Pictures kept in memory, about 40 kB each. */
const KEPT = 200;
/** Drawn at once; the rest of the threads' time belongs to reports. */
const AT_ONCE = 4;
const FALLBACK: PublicPageName = "home";
const PAGE_AGE = 3600;

interface Picture {
  readonly png: Uint8Array;
  readonly etag: string;
}

/** `/social/{page}.png`, `/social/ranking/{search id}.png` and `/social/blog/{slug}.png`: what a shared address looks like. */
export async function socialImages(
  server: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> {
  const pictures = new Map<string, Promise<Picture>>();
  let drawing = 0;

  async function draw(make: () => Promise<Uint8Array>): Promise<Picture> {
    drawing += 1;
    try {
      const png = await make();
      return { png, etag: etagOf(png) };
    } finally {
      drawing -= 1;
    }
  }

  /** The picture of a key, drawn once; undefined while too many others are being drawn. */
  function pictureOf(key: string, make: () => Promise<Uint8Array>): Promise<Picture> | undefined {
    const kept = pictures.get(key);
    if (kept) return kept;
    if (drawing >= AT_ONCE && key !== FALLBACK) return undefined;
    const picture = draw(make);
    picture.catch(() => pictures.delete(key));
    pictures.set(key, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
    return picture;
  }

  server.get<{ Params: { file: string } }>("/social/:file", async (request, reply) => {
    const name = /^([a-z]+)\.png$/.exec(request.params.file)?.[1] ?? "";
    if (!isPublicPageName(name)) throw new ServiceError("NOT_FOUND");
    const guest = services.publicRequest();
    const picture = pictureOf(name, () => drawPageImage(guest, name));
    return send(reply, await picture, request.headers["if-none-match"], PAGE_AGE);
  });

  server.get<{ Params: { file: string } }>("/social/ranking/:file", async (request, reply) => {
    const id = /^([0-9a-f-]{36})\.png$/.exec(request.params.file)?.[1] ?? "";
    // A kept picture is checked as well: its search may have been deleted, or a company taken down, since.
    const guest = services.publicRequest();
    const shown = etagOf(JSON.stringify(await getSharedSearch(guest, id)));
    const picture = pictureOf(`${id} ${shown}`, () => drawSearchImage(guest, id));
    return send(reply, await picture, request.headers["if-none-match"], PUBLIC_CACHE_SECONDS);
  });

  server.get<{ Params: { file: string } }>("/social/blog/:file", async (request, reply) => {
    const slug = /^([a-z0-9-]+)\.png$/.exec(request.params.file)?.[1] ?? "";
    // A post may have been changed or archived since its picture was drawn.
    const guest = services.publicRequest();
    const { title, excerpt, categories } = await getPost(guest, slug);
    const shown = etagOf(JSON.stringify([title, excerpt, categories]));
    const picture = pictureOf(`blog ${slug} ${shown}`, () => drawPostImage(guest, slug));
    return send(reply, await picture, request.headers["if-none-match"], PUBLIC_CACHE_SECONDS);
  });
}

function send(
  reply: FastifyReply,
  picture: Picture | undefined,
  ifNoneMatch: string | undefined,
  maxAge: number,
) {
  // Busy: the site's own picture is better than none, for now.
  if (!picture) return reply.header("cache-control", "no-store").redirect(`/social/${FALLBACK}.png`, 302);
  reply.headers({
    "cache-control": `public, max-age=${maxAge}`,
    etag: picture.etag,
    // Other sites show it beside a link to us.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (ifNoneMatch === picture.etag) return reply.status(304).send();
  return reply.type("image/png").send(Buffer.from(picture.png));
}
