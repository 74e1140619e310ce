import {
  brandChangesSchema,
  namesPreviewSchema,
  namesSchema,
  newBrandSchema,
  newLinkSchema,
  newNoteSchema,
  newPromptsSchema,
  promptChangesSchema,
  suggestForSchema,
  trackedTopicSchema,
  translationSchema,
} from "@standings/api";
import {
  addNote,
  addPrompts,
  changeBrand,
  changePrompt,
  createBrand,
  createLink,
  deleteBrand,
  getBrand,
  getBrandNames,
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
  trackTopic,
  translatePrompts,
  unsubscribe,
  untrackTopic,
  visitNow,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { claimCalls } from "./brand-claims.ts";
import { type BrandCalls, brandFileRoutes, brandViewRoutes } from "./brand-views.ts";
import { callsOf, START_REFUSALS } from "./call.ts";
import { experimentCalls } from "./experiments.ts";
import { startIdOf } from "./headers.ts";
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
  translatedPrompts,
} from "./replies/brands.ts";

/** `/api/brands`: companies that the account watches (decisions "Studies and brands"). */
export async function brandRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const calls = callsOf(server, options);
  const { read, session } = calls;

  read.get("/", "Brands of the account", { answers: brandSummaries }, async (caller) => ({
    brands: await listBrands(caller),
  }));

  session.post(
    "/",
    "Adds a brand; its first visit is asked for apart",
    {
      body: newBrandSchema,
      creates: newBrand,
      isRepeatable: true,
      errors: [
        "BRAND_INVALID",
        "INVALID_MARKET",
        "INVALID_MODEL",
        "INVALID_PROMPT",
        "TOO_MANY_BRANDS",
        "TOO_MANY_COMPETITORS",
        "TOO_MANY_MARKETS",
        "TOO_MANY_PROMPTS",
      ],
    },
    async (caller, brand, request) => {
      const clientBrandId = brand.clientBrandId ?? startIdOf(request, "brands");
      return { id: (await createBrand(caller, { ...brand, clientBrandId })).brandId };
    },
  );

  read.get(
    "/suggestions",
    "Competitors and prompts that a new brand may have",
    { query: suggestForSchema, answers: brandSuggestions, errors: ["BRAND_INVALID"] },
    async (caller, company) => {
      const [competitors, prompts] = await Promise.all([
        suggestCompetitors(caller, company),
        suggestPrompts(caller, company),
      ]);
      return { competitors, prompts };
    },
  );

  read.get(
    "/:id",
    "A brand, its prompts and its next visit",
    { answers: brand, errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId }) => getBrand(caller, { brandId }),
  );

  session.patch(
    "/:id",
    "Changes a brand, or pauses it",
    {
      body: changesSchema,
      answers: brand,
      errors: [
        "BRAND_NOT_FOUND",
        "BRAND_INVALID",
        "INVALID_MARKET",
        "INVALID_MODEL",
        "TOO_MANY_COMPETITORS",
        "TOO_MANY_MARKETS",
        "TOO_MANY_PROMPTS",
      ],
    },
    async (caller, { id: brandId, isPaused, ...changes }) => {
      const changed = await changeBrand(caller, { brandId, ...changes });
      return isPaused === undefined ? changed : pauseBrand(caller, { brandId, isPaused });
    },
  );

  session.delete(
    "/:id",
    "Deletes a brand with its figures and studies",
    { errors: ["BRAND_NOT_FOUND", "BRAND_IS_VISITED"] },
    (caller, { id: brandId }) => deleteBrand(caller, { brandId }),
  );

  promptCalls(calls);
  nameCalls(calls);
  claimCalls(calls);
  experimentCalls(calls);
  noteCalls(calls);
  linkCalls(calls);
  brandViewRoutes(calls);
  brandFileRoutes(calls);
  // Without the prefix, which it has already.
  const { requestOf, userRequestOf } = options;
  await server.register(unsubscribeRoute, { requestOf, userRequestOf });
  await server.register(logoRoutes, { requestOf, userRequestOf });
}

/** The agency's picture in the head of reports: a form, refused before anything of it is read. */
async function logoRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  server.addHook("onRequest", async (request) => void (await options.userRequestOf(request)));
  await takePictures(server);
  const { session } = callsOf(server, options);

  session.post(
    "/:id/logo",
    "Puts a logo into the head of a brand's reports",
    {
      answers: brand,
      files: "image",
      errors: ["BRAND_NOT_FOUND", "NOT_AN_IMAGE", "IMAGE_TOO_LARGE", "UPLOADS_UNAVAILABLE"],
    },
    async (caller, { id: brandId }, request) =>
      setAgencyLogo(caller, { brandId, bytes: await readPicture(request, "image") }),
  );

  session.delete(
    "/:id/logo",
    "Takes the logo out of the head of a brand's reports",
    { answers: brand, errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId }) => removeAgencyLogo(caller, { brandId }),
  );
}

const changesSchema = z.object({
  ...brandChangesSchema.omit({ brandId: true }).shape,
  isPaused: z.boolean().optional(),
});

/** Loose: the other headers stay. */
const ifMatch = z.looseObject({
  "if-match": z.string().regex(/^"?\d{1,7}"?$/, "If-Match is the version of the names that were read"),
});
const namesBody = namesSchema.omit({ brandId: true, baseVersion: true });
const previewBody = namesPreviewSchema.omit({ brandId: true });

/** What the companies of a brand are called. */
function nameCalls({ read, session }: BrandCalls): void {
  read.get(
    "/:id/names",
    "Names of a brand and its competitors, and whether the past is being counted again",
    { answers: brandNames, errors: ["BRAND_NOT_FOUND"] },
    async (caller, { id: brandId }, _request, reply) => {
      const names = await getBrandNames(caller, { brandId });
      reply.header("etag", `"${names.version}"`);
      return names;
    },
  );

  session.put(
    "/:id/names",
    "Saves names of a brand and its competitors; the past is counted again, free of charge. 409 has the names that somebody else saved, as they are read",
    {
      body: namesBody,
      headers: ifMatch,
      accepts: brandNames,
      errors: ["BRAND_NOT_FOUND", "BRAND_INVALID", "NAMES_CHANGED", "TOO_MANY_NAME_SAVES"],
    },
    async (caller, { id: brandId, ...wanted }, request, reply) => {
      const baseVersion = Number(request.headers["if-match"]?.replaceAll('"', ""));
      const names = await saveNames(caller, { brandId, baseVersion, ...wanted });
      reply.header("etag", `"${names.version}"`);
      return names;
    },
  );

  read.post(
    "/:id/names/preview",
    "What names would make of the newest answers; saves nothing",
    {
      body: previewBody,
      answers: namesPreview,
      errors: ["BRAND_NOT_FOUND", "BRAND_INVALID", "INVALID_MARKET"],
    },
    (caller, { id: brandId, ...wanted }) => previewNames(caller, { brandId, ...wanted }),
  );
}

/** What the owner did, on the time axis. They are read with the overview. */
function noteCalls({ session }: BrandCalls): void {
  session.post(
    "/:id/notes",
    "Writes a note on the time axis of a brand",
    {
      body: newNoteSchema.omit({ brandId: true }),
      creates: brandNote,
      errors: ["BRAND_NOT_FOUND", "TOO_MANY_NOTES"],
    },
    (caller, { id: brandId, ...note }) => addNote(caller, { brandId, ...note }),
  );

  session.delete(
    "/:id/notes/:noteId",
    "Removes a note",
    { errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId, noteId }) => removeNote(caller, { brandId, noteId }),
  );
}

/** Links under which strangers read a brand's overview. */
function linkCalls({ session }: BrandCalls): void {
  session.get(
    "/:id/links",
    "Links to a brand, the newest first",
    { answers: brandLinks, errors: ["BRAND_NOT_FOUND"] },
    async (caller, { id: brandId }) => ({ links: await listLinks(caller, { brandId }) }),
  );

  session.post(
    "/:id/links",
    "Makes a link under which anybody reads a brand's overview, or a frozen plan with its looks",
    {
      body: newLinkSchema.omit({ brandId: true }),
      creates: newLink,
      errors: ["BRAND_NOT_FOUND", "EXPERIMENT_NOT_FOUND", "EXPERIMENT_NOT_FROZEN", "TOO_MANY_LINKS"],
    },
    (caller, { id: brandId, ...link }) => createLink(caller, { brandId, ...link }),
  );

  session.delete(
    "/:id/links/:linkId",
    "Ends a link at once",
    { errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId, linkId }) => revokeLink(caller, { brandId, linkId }),
  );
}

/** What visits ask, and visits by hand. */
function promptCalls({ run, session }: BrandCalls): void {
  session.post(
    "/:id/prompts",
    "Tracks more prompts",
    {
      body: newPromptsSchema.omit({ brandId: true }),
      answers: brand,
      errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "INVALID_PROMPT", "PROMPT_NOT_FOUND", "TOO_MANY_PROMPTS"],
    },
    (caller, { id: brandId, prompts }) => addPrompts(caller, { brandId, prompts }),
  );

  session.post(
    "/:id/prompts/translations",
    "Proposes the prompts of the first market in the language of another; to take one in, add it with `pairOf`",
    {
      body: translationSchema.pick({ market: true }),
      answers: translatedPrompts,
      errors: [
        "BRAND_NOT_FOUND",
        "INVALID_MARKET",
        "NOTHING_TO_TRANSLATE",
        "TRANSLATION_FAILED",
        "TOO_MANY_REQUESTS",
      ],
    },
    (caller, { id: brandId, market }) => translatePrompts(caller, { brandId, market }),
  );

  session.patch(
    "/:id/prompts/:promptId",
    "Groups a prompt under a label, and names the page of the brand that is to be cited in its answers; null takes away",
    {
      body: promptChangesSchema.pick({ label: true, page: true }),
      answers: brand,
      errors: ["BRAND_NOT_FOUND", "PROMPT_NOT_FOUND", "BRAND_INVALID"],
    },
    (caller, { id: brandId, promptId, label, page }) =>
      changePrompt(caller, { brandId, promptId, label, page }),
  );

  session.delete(
    "/:id/prompts/:promptId",
    "Tracks a prompt no more",
    { answers: brand, errors: ["BRAND_NOT_FOUND"] },
    (caller, { id: brandId, promptId }) => removePrompt(caller, { brandId, promptId }),
  );

  session.post(
    "/:id/topics",
    "Has visits ask the wordings of a topic of the brand; again: its newest wordings",
    {
      body: trackedTopicSchema.pick({ topicId: true }),
      answers: brand,
      errors: [
        "BRAND_NOT_FOUND",
        "TOPIC_NOT_FOUND",
        "TOPIC_INVALID",
        "TOPIC_WITHOUT_WORDINGS",
        "TOO_MANY_PROMPTS",
      ],
    },
    (caller, { id: brandId, topicId }) => trackTopic(caller, { brandId, topicId }),
  );

  session.delete(
    "/:id/topics/:topicId",
    "Has visits ask a topic no more; what they asked stays",
    { answers: brand, errors: ["BRAND_NOT_FOUND", "TOPIC_NOT_FOUND"] },
    (caller, { id: brandId, topicId }) => untrackTopic(caller, { brandId, topicId }),
  );

  run.post(
    "/:id/visits",
    "Visits a brand now: asks all its prompts",
    {
      creates: startedVisit,
      isRepeatable: true,
      errors: ["BRAND_NOT_FOUND", "BRAND_IS_VISITED", "BRAND_WITHOUT_PROMPTS", ...START_REFUSALS],
    },
    async (caller, { id: brandId }, request) => {
      const { visitId, ...held } = await visitNow(caller, {
        brandId,
        clientVisitId: startIdOf(request, brandId),
      });
      return { id: visitId, state: "running", ...held };
    },
  );
}

/** Mail providers send a form when their reader wants no more mails (RFC 8058); the address says which. */
async function unsubscribeRoute(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const forms = ["multipart/form-data", "application/x-www-form-urlencoded"];
  server.addContentTypeParser(forms, { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
  callsOf(server, options).anyone.post(
    "/unsubscribe",
    "Ends mails about a brand, as mail providers ask for it (RFC 8058)",
    { query: z.object({ token: z.string().max(200) }), errors: ["LINK_NOT_FOUND"] },
    unsubscribe,
  );
}
