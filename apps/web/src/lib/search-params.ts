/** Plain strings in the query: `?q=123` stays text; a repeated parameter is a list. Both directions are replaced together. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const [first = "", ...more] = params.getAll(key);
      return [key, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(search)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (value !== undefined && value !== null && value !== "") params.append(key, String(value));
    }
  }
  return params.size > 0 ? `?${params}` : "";
}
