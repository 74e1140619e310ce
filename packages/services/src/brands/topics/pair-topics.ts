/**
 * Topics of several markets as rows: those of one name ask the same, whatever its case. Two of a name in one market stand in rows of
 * their own, as nobody says which of them is meant.
 */
export function pairTopics<Topic extends { readonly name: string }>(
  markets: readonly (readonly Topic[])[],
): (Topic | null)[][] {
  const rows = new Map<string, (Topic | null)[]>();
  for (const [at, topics] of markets.entries())
    for (const [nth, topic] of topics.entries()) {
      const key = nameOf(topic);
      const isOne = markets.every((some) => some.filter((other) => nameOf(other) === key).length < 2);
      const id = isOne ? key : `${at} ${nth}\n${key}`;
      const row = rows.get(id) ?? markets.map(() => null);
      row[at] = topic;
      rows.set(id, row);
    }
  return [...rows.values()];
}

function nameOf({ name }: { readonly name: string }): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}
