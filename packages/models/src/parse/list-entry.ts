import type { RankingKind } from "@standings/domain";
import type { EntryHead } from "./entry-name.ts";
import { IMAGE_LABEL, PROFILE_LABEL, REASON_LABEL, SITE_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";
import type { OutlineNode } from "./outline-node.ts";
import { findAddress, findSites } from "./site-text.ts";
import type { Candidate, Site } from "./types.ts";

/** Lines of an entry that are read for its address and its texts. */
const MAX_LINES = 40;

interface Texts {
  readonly sites: Site[];
  description: string | null;
  rationale: string | null;
  profile: string | null;
  image: string | null;
}

/** Makes an entry of a list item: its own line, the text below it and its labelled sub-lines. */
export function toCandidate(
  node: OutlineNode,
  head: EntryHead,
  options: { kind: RankingKind; mention: boolean },
): Candidate {
  const texts: Texts = {
    sites: [...head.sites],
    description: head.rest || null,
    rationale: null,
    profile: null,
    image: null,
  };
  for (const line of linesBelow(node)) readLine(line, head.name, texts);
  const link = options.kind === "expert" ? (/\]\((https?:[^()\s]+)\)/iu.exec(node.text)?.[1] ?? null) : null;
  return {
    name: head.name,
    statedRank: node.rank ?? head.rank,
    mention: options.mention,
    sites: texts.sites,
    description: texts.description,
    rationale: texts.rationale,
    profileUrl: texts.profile ?? link,
    imageUrl: texts.image,
  };
}

function linesBelow(node: OutlineNode): Line[] {
  const lines = [...node.body];
  const queue = [...node.children];
  while (queue.length > 0 && lines.length < MAX_LINES) {
    const next = queue.shift();
    if (!next || next.role === "left_out") continue;
    lines.push(next, ...next.body);
    queue.push(...next.children.slice(0, MAX_LINES));
  }
  return lines.slice(0, MAX_LINES);
}

function readLine(below: Line, name: string, texts: Texts): void {
  const { plain, text: line } = below;
  const label = /^([^:：→➜]{1,40}?)\s*[:：→➜]\s*(.*)$/su.exec(plain);
  const key = label?.[1] ?? "";
  if (label && (SITE_LABEL.test(key) || PROFILE_LABEL.test(key))) {
    const address = findAddress(line.slice(line.search(/[:：→➜]/u) + 1));
    if (!address) return;
    texts.sites.push({ text: address, attributed: true });
    if (PROFILE_LABEL.test(key)) texts.profile ??= address;
    return;
  }
  if (label && IMAGE_LABEL.test(key)) {
    texts.image ??= findAddress(line.slice(line.search(/[:：→➜]/u) + 1));
    return;
  }
  if (label && REASON_LABEL.test(key)) {
    texts.rationale ??= label[2] ?? null;
    return;
  }
  const address = findAddress(line);
  if (address && plain.replace(/^[\s(<🔗🌐]+|[\s)>]+$/gu, "") === address)
    texts.sites.push({ text: address, attributed: true });
  else if (address)
    texts.sites.push(...findSites(line, name).map((site) => ({ ...site, attributed: false })));
  if (plain !== "" && !label) texts.description ??= plain;
}
