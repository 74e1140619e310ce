/** Downloads. File names carry the product's name and the time (spec part 1 §7). */
export function downloadJson(value: object, now: Date): void {
  const blob = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  downloadBlob(blob, fileName("account", "json", now));
}

export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the URL until it has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function fileName(what: string, extension: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return `standings-${what}-${stamp}.${extension}`;
}

/** File name in a Content-Disposition header, without folders; null when there is none. */
export function nameInDisposition(header: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  const plain = /filename="([^"]+)"|filename=([^;\s]+)/i.exec(header ?? "");
  const name = (encoded ? decode(encoded) : null) ?? plain?.[1] ?? plain?.[2] ?? null;
  return name?.split(/[\\/]/).at(-1) || null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
