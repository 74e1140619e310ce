function icon(path: string, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
}

export const ARROW_LEFT = icon('<path d="M19 12H5m6-6-6 6 6 6"/>', 18);
export const CHECK = icon('<path d="m5 12.5 4.5 4.5L19 7.5"/>', 26);
export const CLOCK = icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>', 26);
export const CROSS = icon('<path d="M6 6l12 12M18 6 6 18"/>', 26);
