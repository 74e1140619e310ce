import { expect, it } from "vitest";
import { KNOWN_WORDS } from "./index.ts";

it("knows words, first names and places of several languages, and no coined name", () => {
  for (const word of ["Stone", "attentive", "Stern", "vela", "Alan", "Aruba", "réseau", "Ήλιος", "ясно"])
    expect([word, KNOWN_WORDS.isWord(word)]).toEqual([word, true]);
  for (const name of ["hubspot", "Google", "Pipedrive", "Qonto", "Satispay", "Personio", ""])
    expect([name, KNOWN_WORDS.isWord(name)]).toEqual([name, false]);
});

it("tells words that begin sentences from names", () => {
  for (const word of ["Avec", "Con", "Через", "mit"]) expect(KNOWN_WORDS.isCommon(word)).toBe(true);
  for (const name of ["Sharon", "Madison", "Tokyo", "Continental"])
    expect(KNOWN_WORDS.isCommon(name)).toBe(false);
});
