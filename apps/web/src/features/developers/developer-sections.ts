/** Sections of the page for developers in order; the ids are its anchors. */
export const DEVELOPER_SECTIONS = [
  { id: "start", text: "Quick start", level: 2 },
  { id: "tokens", text: "Tokens", level: 2 },
  { id: "ask", text: "Ask models", level: 2 },
  { id: "resume", text: "Follow and resume", level: 2 },
  { id: "study", text: "Studies", level: 2 },
  { id: "mcp", text: "MCP", level: 2 },
  { id: "webhooks", text: "Webhooks", level: 2 },
  { id: "errors", text: "Errors", level: 2 },
  { id: "limits", text: "Limits", level: 2 },
] as const;

export type DeveloperSectionId = (typeof DEVELOPER_SECTIONS)[number]["id"];
