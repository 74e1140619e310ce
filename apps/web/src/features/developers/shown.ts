/** Examples that are shown in place of a section's first one where an address names them: section, way. */
const OTHERS = ["start-curl", "start-mcp", "ask-client", "ask-mcp", "resume-client", "study-curl"];

/** What an address asks for; anything else is left out. */
export function readShown({ code }: Readonly<Record<string, unknown>>): {
  readonly code?: string | undefined;
} {
  return { code: OTHERS.find((other) => other === code) };
}
