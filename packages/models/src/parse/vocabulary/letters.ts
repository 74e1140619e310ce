/** Letters by their UTF-16 codes. */

/** The small letter of a code unit. */
export function toSmall(code: number): number {
  if (code < 0x80) return code >= 65 && code <= 90 ? code + 32 : code;
  if (code < 0xc0) return code;
  if (code <= 0xde) return code === 0xd7 ? code : code + 32;
  if (code >= 0x2000) return code;
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}

/** The text has letters of a script without spaces or with attached particles: Hebrew to Thai, kana, Han, Hangul. */
export function isJoinedScript(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (isJoinedLetter(text.charCodeAt(at))) return true;
  }
  return false;
}

export function isJoinedLetter(code: number): boolean {
  return code >= 0x590 && (code < 0x2000 || code >= 0x2e80);
}
