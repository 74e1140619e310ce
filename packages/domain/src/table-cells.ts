/** A cell of a table row, without the spaces around it. */
export interface TableCell {
  /** Where it begins in the row. */
  readonly at: number;
  readonly text: string;
}

/** Cells of a row of a Markdown table that say something; null: the line is no row. */
export function tableCells(line: string): TableCell[] | null {
  if (!line.trimStart().startsWith("|")) return null;
  return [...line.matchAll(/(?:\\.|[^|\\])+/gu)].flatMap(({ index, 0: cell }) => {
    const text = cell.trim();
    return text === "" ? [] : [{ at: index + cell.length - cell.trimStart().length, text }];
  });
}
