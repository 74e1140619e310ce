import type { RankingKind } from "@standings/domain";
import type { EntryHead } from "./entry-name.ts";
import { IMAGE_LABEL, PROFILE_LABEL, REASON_LABEL, SITE_LABEL } from "./labels.ts";
import type { Line } from "./line.ts";
import type { OutlineNode } from "./outline-node.ts";
import { findAddress, findSites } from "./site-text.ts";
import { type Candidate, type Site, toCandidate } from "./types.ts";

/** Lines of an entry that are read for its address and its texts. */
const MAX_LINES = 40;

interface Texts {
  readonly sites: Site[];
  description?: string;
  rationale?: string;
  profile?: string;
  image?: string;
}

/** Makes an entry of a list item: its own line, the text below it and its labelled sub-lines. */
export function readListEntry(
  node: OutlineNode,
  head: EntryHead,
  { kind, mention }: { kind: RankingKind; mention: boolean },
): Candidate {
  const texts: Texts = { sites: [...head.sites] };
  if (head.rest) texts.description = head.rest;
  for (const line of linesBelow(node)) readLine(line, head.name, texts);
  const { sites, description = "", rationale, image } = texts;
  const link = kind === "expert" ? /\]\((https?:[^()\s]+)\)/iu.exec(node.text)?.[1] : undefined;
  return toCandidate(
    { name: head.name, rank: node.rank ?? head.rank, sites, rest: description },
    { mention, rationale, profile: texts.profile ?? link, image },
  );
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

function readLine({ plain, text }: Line, name: string, texts: Texts): void {
  const label = /^([^:：→➜]{1,40}?)\s*[:：→➜]\s*(.*)$/su.exec(plain);
  const [, key = "", value = ""] = label ?? [];
  const labelled = label ? findAddress(text.slice(text.search(/[:：→➜]/u) + 1)) : null;
  if (SITE_LABEL.test(key) || PROFILE_LABEL.test(key)) {
    if (!labelled) return;
    texts.sites.push({ text: labelled, attributed: true });
    if (PROFILE_LABEL.test(key)) texts.profile ??= labelled;
  } else if (IMAGE_LABEL.test(key)) {
    if (labelled) texts.image ??= labelled;
  } else if (REASON_LABEL.test(key)) texts.rationale ??= value;
  else {
    const address = findAddress(text);
    if (address && plain.replace(/^[\s(<🔗🌐]+|[\s)>]+$/gu, "") === address)
      texts.sites.push({ text: address, attributed: true });
    else texts.sites.push(...findSites(text, name).map((site) => ({ ...site, attributed: false })));
    if (plain !== "" && !label) texts.description ??= plain;
  }
}
