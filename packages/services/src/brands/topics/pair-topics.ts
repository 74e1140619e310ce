import type { TopicForm } from "@standings/domain";

/**
 * Topics of several markets as rows: those of one form and name ask the same, whatever its case. Two of them in one market stand in rows of
 * their own, as nobody says which of them is meant.
 */
export function pairTopics<Topic extends Named>(markets: readonly (readonly Topic[])[]): (Topic | null)[][] {
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

interface Named {
  readonly name: string;
  readonly form: TopicForm;
}

function nameOf({ name, form }: Named): string {
  return `${form} ${name}`.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}
