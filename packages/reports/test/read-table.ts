import { type CellValue, readXlsx, type Sheet } from "hucre/xlsx";
import { type Table, tableFile } from "../src/index.ts";

/** A table as the CSV that is saved, with its byte order mark. */
export async function csvOf(table: Table): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await tableFile(table, "csv"));
}

export interface ReadSheet extends Sheet {
  readonly head: readonly CellValue[];
  readonly body: readonly (readonly CellValue[])[];
}

/** The sheets of a spreadsheet that was saved. */
export async function sheetsIn(bytes: Uint8Array): Promise<ReadSheet[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheets.map((sheet) => {
    const [head = [], ...body] = sheet.rows;
    return { ...sheet, head, body };
  });
}
