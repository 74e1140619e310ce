/** The one registered client. Its secret is public: it opens nothing outside this machine. */
export const CLIENT = {
  id: "standings-sandbox",
  secret: "sandbox-secret",
  name: "Standings",
} as const;
