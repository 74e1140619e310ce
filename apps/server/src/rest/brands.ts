import { createHash, randomUUID } from "node:crypto";
import {
  brandChangesSchema,
  namesPreviewSchema,
  newBrandSchema,
  newLinkSchema,
  newNoteSchema,
  newPromptsSchema,
  promptLabelSchema,
  suggestForSchema,
} from "@standings/api";
import {
  addNote,
  addPrompts,
  changeBrand,
  createBrand,
  createLink,
  deleteBrand,
  getBrand,
  getBrandNames,
  labelPrompt,
  listBrands,
  listLinks,
  pauseBrand,
  previewNames,
  removeAgencyLogo,
  removeNote,
  removePrompt,
  revokeLink,
  saveNames,
  setAgencyLogo,
  suggestCompetitors,
  suggestPrompts,
  unsubscribe,
  visitNow,
} from "@standings/services";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { brandFileRoutes, brandViewRoutes } from "./brand-views.ts";
import { byId, call, DONE, type RestServer } from "./call.ts";
import { idempotencyKey } from "./headers.ts";
import { readPicture, takePictures } from "./read-files.ts";
import {
  brand,
  brandLinks,
  brandNames,
  brandNote,
  brandSuggestions,
  brandSummaries,
  namesPreview,
  newBrand,
  newLink,
  startedVisit,
} from "./replies/brands.ts";

/** `/api/brands`: companies that the account watches (decisions "Studies and brands"). */
export async function brandRoutes(server: RestServer, options: RouteOptions): Promise<void> {
  const { requestOf, userRequestOf } = options;

  server.get(
    "/",
    call("read", "Brands of the account", { replies: { 200: brandSummaries } }),
    async (request) => ({ brands: await listBrands(await userRequestOf(request)) }),
  );

  server.post(
    "/",
    call("session", "Adds a brand; its first visit is asked for apart", {
      takes: { body: newBrandSchema },
      replies: { 201: newBrand },
      errors: [
        "BRAND_INVALID",
        "INVALID_MODEL",
        "INVALID_PROMPT",
        "TOO_MANY_BRANDS",
        "TOO_MANY_COMPETITORS",
        "TOO_MANY_PROMPTS",
      ],
    }),
    async (request, reply) => {
      const { brandId } = await createBrand(await userRequestOf(request), request.body);
      return reply.code(201).send({ id: brandId });
    },
  );

  server.get(
    "/suggestions",
    call("read", "Competitors and prompts that a new brand may have", {
      takes: { querystring: suggestForSchema },
      replies: { 200: brandSuggestions },
      errors: ["BRAND_INVALID"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const [competitors, prompts] = await Promise.all([
        suggestCompetitors(caller, request.query),
        suggestPrompts(caller, request.query),
      ]);
      return { competitors, prompts };
    },
  );

  server.get(
    "/:id",
    call("read", "A brand, its prompts and its next visit", {
      takes: { params: byId },
      replies: { 200: brand },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => getBrand(await userRequestOf(request), { brandId: request.params.id }),
  );

  server.patch(
    "/:id",
    call("session", "Changes a brand, or pauses it", {
      takes: { params: byId, body: changesSchema },
      replies: { 200: brand },
      errors: ["BRAND_NOT_FOUND", "BRAND_INVALID", "INVALID_MODEL", "TOO_MANY_COMPETITORS"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { isPaused, ...changes } = request.body;
      const brandId = request.params.id;
      const changed = await changeBrand(caller, { brandId, ...changes });
      return isPaused === undefined ? changed : pauseBrand(caller, { brandId, isPaused });
    },
  );

  server.delete(
    "/:id",
    call("session", "Deletes a brand with its figures and studies", {
      takes: { params: byId },
      replies: { 200: DONE },
      errors: ["BRAND_NOT_FOUND", "BRAND_IS_VISITED"],
    }),
    async (request) => {
      await deleteBrand(await userRequestOf(request), { brandId: request.params.id });
      return { ok: true };
    },
  );

  promptRoutes(server, options);
  nameRoutes(server, options);
  noteRoutes(server, options);
  linkRoutes(server, options);
  brandViewRoutes(server, options);
  brandFileRoutes(server, options);
  // Without the prefix, which it has already.
  await server.register(unsubscribeRoute, { requestOf, userRequestOf });
  await server.register(logoRoutes, { requestOf, userRequestOf });
}

/** The agency's picture in the head of reports: a form, refused before anything of it is read. */
async function logoRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.addHook("onRequest", async (request) => void (await userRequestOf(request)));
  await takePictures(server);

  server.post(
    "/:id/logo",
    call("session", "Puts a logo into the head of a brand's reports", {
      takes: { params: byId },
      replies: { 200: brand },
      files: "image",
      errors: ["BRAND_NOT_FOUND", "NOT_AN_IMAGE", "IMAGE_TOO_LARGE", "UPLOADS_UNAVAILABLE"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const bytes = await readPicture(request, "image");
      return setAgencyLogo(caller, { brandId: request.params.id, bytes });
    },
  );

  server.delete(
    "/:id/logo",
    call("session", "Takes the logo out of the head of a brand's reports", {
      takes: { params: byId },
      replies: { 200: brand },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => removeAgencyLogo(await userRequestOf(request), { brandId: request.params.id }),
  );
}

const changesSchema = z.object({
  ...brandChangesSchema.omit({ brandId: true }).shape,
  isPaused: z.boolean().optional(),
});
const promptsSchema = newPromptsSchema.omit({ brandId: true });
const byPrompt = byId.extend({ promptId: z.string() });

/** Loose: the other headers stay. */
const ifMatch = z.looseObject({
  "if-match": z.string().regex(/^"?\d{1,7}"?$/, "If-Match is the version of the names that were read"),
});
const namesBody = namesPreviewSchema.omit({ brandId: true });

/** What the companies of a brand are called. */
function nameRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  server.get(
    "/:id/names",
    call("read", "Names of a brand and its competitors, and whether the past is being counted again", {
      takes: { params: byId },
      replies: { 200: brandNames },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request, reply) => {
      const names = await getBrandNames(await userRequestOf(request), { brandId: request.params.id });
      return reply.header("etag", `"${names.version}"`).send(names);
    },
  );

  server.put(
    "/:id/names",
    call("session", "Saves names of a brand and its competitors; the past is counted again, free of charge", {
      takes: { params: byId, body: namesBody, headers: ifMatch },
      replies: { 202: brandNames },
      errors: ["BRAND_NOT_FOUND", "BRAND_INVALID", "NAMES_CHANGED", "TOO_MANY_NAME_SAVES"],
    }),
    async (request, reply) => {
      const baseVersion = Number(request.headers["if-match"].replaceAll('"', ""));
      const names = await saveNames(await userRequestOf(request), {
        brandId: request.params.id,
        baseVersion,
        ...request.body,
      });
      return reply.code(202).header("etag", `"${names.version}"`).send(names);
    },
  );

  server.post(
    "/:id/names/preview",
    call("read", "What names would make of the newest answers; saves nothing", {
      takes: { params: byId, body: namesBody },
      replies: { 200: namesPreview },
      errors: ["BRAND_NOT_FOUND", "BRAND_INVALID"],
    }),
    async (request) =>
      previewNames(await userRequestOf(request), { brandId: request.params.id, ...request.body }),
  );
}

/** What the owner did, on the time axis. They are read with the overview. */
function noteRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  server.post(
    "/:id/notes",
    call("session", "Writes a note on the time axis of a brand", {
      takes: { params: byId, body: newNoteSchema.omit({ brandId: true }) },
      replies: { 201: brandNote },
      errors: ["BRAND_NOT_FOUND", "TOO_MANY_NOTES"],
    }),
    async (request, reply) => {
      const note = { brandId: request.params.id, ...request.body };
      return reply.code(201).send(await addNote(await userRequestOf(request), note));
    },
  );

  server.delete(
    "/:id/notes/:noteId",
    call("session", "Removes a note", {
      takes: { params: byId.extend({ noteId: z.string() }) },
      replies: { 200: DONE },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => {
      const { id: brandId, noteId } = request.params;
      await removeNote(await userRequestOf(request), { brandId, noteId });
      return { ok: true };
    },
  );
}

/** Links under which strangers read a brand's overview. */
function linkRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  server.get(
    "/:id/links",
    call("session", "Links to a brand, the newest first", {
      takes: { params: byId },
      replies: { 200: brandLinks },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => ({
      links: await listLinks(await userRequestOf(request), { brandId: request.params.id }),
    }),
  );

  server.post(
    "/:id/links",
    call("session", "Makes a link under which anybody reads a brand's overview", {
      takes: { params: byId, body: newLinkSchema.omit({ brandId: true }) },
      replies: { 201: newLink },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request, reply) => {
      const link = { brandId: request.params.id, days: request.body.days };
      return reply.code(201).send(await createLink(await userRequestOf(request), link));
    },
  );

  server.delete(
    "/:id/links/:linkId",
    call("session", "Ends a link at once", {
      takes: { params: byId.extend({ linkId: z.string() }) },
      replies: { 200: DONE },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => {
      const { id: brandId, linkId } = request.params;
      await revokeLink(await userRequestOf(request), { brandId, linkId });
      return { ok: true };
    },
  );
}

/** What visits ask, and visits by hand. */
function promptRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  server.post(
    "/:id/prompts",
    call("session", "Tracks more prompts", {
      takes: { params: byId, body: promptsSchema },
      replies: { 200: brand },
      errors: ["BRAND_NOT_FOUND", "INVALID_PROMPT", "TOO_MANY_PROMPTS"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      return addPrompts(caller, { brandId: request.params.id, prompts: request.body.prompts });
    },
  );

  server.patch(
    "/:id/prompts/:promptId",
    call("session", "Groups a prompt under a label, or under none", {
      takes: { params: byPrompt, body: promptLabelSchema.pick({ label: true }) },
      replies: { 200: brand },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => {
      const { id: brandId, promptId } = request.params;
      return labelPrompt(await userRequestOf(request), { brandId, promptId, label: request.body.label });
    },
  );

  server.delete(
    "/:id/prompts/:promptId",
    call("session", "Tracks a prompt no more", {
      takes: { params: byPrompt },
      replies: { 200: brand },
      errors: ["BRAND_NOT_FOUND"],
    }),
    async (request) => {
      const { id: brandId, promptId } = request.params;
      return removePrompt(await userRequestOf(request), { brandId, promptId });
    },
  );

  server.post(
    "/:id/visits",
    call("run", "Visits a brand now: asks all its prompts", {
      takes: { params: byId },
      replies: { 201: startedVisit },
      isRepeatable: true,
      errors: [
        "BRAND_NOT_FOUND",
        "BRAND_IS_VISITED",
        "BRAND_WITHOUT_PROMPTS",
        "INSUFFICIENT_CREDITS",
        "TOKEN_LIMIT",
        "RUN_CHANGED",
      ],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const key = idempotencyKey(request);
      const clientVisitId = key === undefined ? randomUUID() : toUuid(`${request.params.id}/${key}`);
      const { visitId, ...held } = await visitNow(caller, { brandId: request.params.id, clientVisitId });
      return reply.code(201).send({ id: visitId, state: "running", ...held });
    },
  );
}

/** Mail providers send a form when their reader wants no more mails (RFC 8058); the address says which. */
async function unsubscribeRoute(server: RestServer, { requestOf }: RouteOptions): Promise<void> {
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
  server.post(
    "/unsubscribe",
    call("anyone", "Ends mails about a brand, as mail providers ask for it (RFC 8058)", {
      takes: { querystring: z.object({ token: z.string().max(200) }) },
      replies: { 200: DONE },
      errors: ["LINK_NOT_FOUND"],
    }),
    async (request) => {
      await unsubscribe(await requestOf(request), { token: request.query.token });
      return { ok: true };
    },
  );
}

/** A UUID that a text always gives (RFC 9562, version 8). */
function toUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
