/** A device's name in the words of its owner, read from its user agent. */
export interface Device {
  /** "Chrome on macOS" */
  readonly name: string;
  readonly isPhone: boolean;
}

/** The order matters: Edge also says Chrome, and Chrome also says Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function describeUserAgent(userAgent: string | null): Device {
  const text = userAgent ?? "";
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? program(text));
  return { name, isPhone: /\b(iPhone|Android.*Mobile)\b/.test(text) };
}

function nameIn(names: typeof BROWSERS, text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}

/** The first word of a program that is no browser, such as curl. */
function program(text: string): string {
  const word = /^[A-Za-z][\w.-]{0,30}/.exec(text)?.[0];
  return word && word !== "Mozilla" ? word : "Unknown device";
}
