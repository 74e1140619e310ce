/** Sections of the method page in order; the ids are its anchors. */
export const METHOD_SECTIONS = [
  { id: "short", text: "In short", level: 2 },
  { id: "lists", text: "From an answer to a list", level: 2 },
  { id: "ranking", text: "The aggregated ranking", level: 2 },
  { id: "overlap", text: "How alike two lists are", level: 2 },
  { id: "one-answer", text: "Why one answer is not enough", level: 2 },
  { id: "figures", text: "Score, listed, top 3", level: 2 },
  { id: "range", text: "The range", level: 2 },
  { id: "tiers", text: "Tiers and rank ranges", level: 2 },
  { id: "example", text: "A worked example", level: 2 },
  { id: "looks", text: "When we look, when we stop", level: 2 },
  { id: "stability", text: "Stability beside agreement", level: 2 },
  { id: "web-search", text: "What web search adds", level: 2 },
  { id: "mentions", text: "Mentions nobody asked for", level: 2 },
  { id: "languages", text: "Languages", level: 2 },
  { id: "experiments", text: "Did it work? Experiments", level: 2 },
  { id: "weather", text: "Did a model change?", level: 2 },
  { id: "limits", text: "What this does not cover", level: 2 },
  { id: "simulation", text: "Does it hold? Simulated", level: 2 },
  { id: "papers", text: "Papers", level: 2 },
] as const;

export type MethodSectionId = (typeof METHOD_SECTIONS)[number]["id"];
