export interface EnteredPrompt {
  readonly prompt: string;
  readonly label: string | null;
}

/** Prompts of a text: one a line, or rows of `prompt,label` (RFC 4180) with or without a head. */
export function readPromptLines(text: string, isCsv: boolean): EnteredPrompt[] {
  const rows = isCsv ? readRows(text.replace(/^\uFEFF/, "")) : text.split("\n").map((line) => [line]);
  return rows
    .map(([prompt = "", label = ""]) => ({ prompt: prompt.trim(), label: label.trim() || null }))
    .filter(({ prompt }, nth) => prompt !== "" && !(isCsv && nth === 0 && prompt.toLowerCase() === "prompt"));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === "," || sign === ";") {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
    } else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}
