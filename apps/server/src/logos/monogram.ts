import { domainMonogram } from "@standings/domain";

/**
 * A company's mark when it has no logo: the two letters of its domain as SVG, in greys that can be read on light
 * and dark grounds. `domainMonogram` leaves letters and digits only, so that nothing needs escaping.
 */
export function monogramSvg(domain: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">',
    '<rect width="128" height="128" rx="32" fill="#808080" fill-opacity=".14"/>',
    '<text x="64" y="66" font-family="system-ui,sans-serif" font-size="50" font-weight="600" fill="#767676"',
    ` text-anchor="middle" dominant-baseline="central">${domainMonogram(domain)}</text></svg>`,
  ].join("");
}
