import {
  KIND_TITLES,
  PAGE_DESCRIPTIONS,
  PUBLIC_PAGES,
  type PublicPageName,
  type SearchRecord,
} from "@standings/domain";
import type { SocialCard } from "@standings/reports";
import { getPost } from "../blog/get-post.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { getSharedSearch } from "../searches/get-shared-search.ts";

/** The picture that stands for a public page where its address is shared: PNG, 1200 × 630 pixels. */
export async function drawPageImage(request: ServiceRequest, page: PublicPageName): Promise<Uint8Array> {
  const { reports } = allowAnyone(request).services;
  const { title } = PUBLIC_PAGES[page];
  const description = PAGE_DESCRIPTIONS[page];
  return reports.renderCard({ eyebrow: "", title, lead: description, rows: [], isSandbox: false });
}

/** The same for a shared search: its question and the first of its ranking. Throws SEARCH_NOT_FOUND. */
export async function drawSearchImage(request: ServiceRequest, searchId: string): Promise<Uint8Array> {
  const { services } = allowAnyone(request);
  return services.reports.renderCard(toCard(await getSharedSearch(request, searchId)));
}

/** The same for a published post: its title, excerpt and categories. Throws POST_NOT_FOUND. */
export async function drawPostImage(request: ServiceRequest, slug: string): Promise<Uint8Array> {
  const { reports } = allowAnyone(request).services;
  const { title, excerpt: lead, categories } = await getPost(request, slug);
  return reports.renderCard({ eyebrow: categories.join(" · "), title, lead, rows: [], isSandbox: false });
}

function toCard({ kind, prompt, prompt2, models, results, isSandbox }: SearchRecord): SocialCard {
  if (prompt2 !== null) {
    const lead = "Two prompts, one AI model: who it recommends for each.";
    return { eyebrow: KIND_TITLES.comparison, title: `${prompt} / ${prompt2}`, lead, rows: [], isSandbox };
  }
  const asked = new Set(models.map((model) => model.modelId)).size;
  return {
    eyebrow: KIND_TITLES[kind],
    title: prompt,
    lead: "",
    rows: results.map(({ rank, name, domain, votes }) => {
      return { rank, name, detail: domain, votes: `${votes.length} of ${asked} models` };
    }),
    isSandbox,
  };
}
