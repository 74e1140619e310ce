import type { ExampleSection, ExampleWay } from "./examples.ts";

/** What the examples print where models are the sandbox's; "…" stands for what is left out or differs each time. */
export const CODE_ANSWERS: Readonly<
  Partial<Record<ExampleSection, Readonly<Partial<Record<ExampleWay, string>>>>>
> = {
  start: {
    client: `GPT 4.1 ranked 20
Gemini 2.5 (Flash) ranked 17
Grok 3 (Mini) ranked 15
Llama 4 ranked 18
Claude 3.5 ranked 14
┌─────────┬─────────────┬────────┬─────────────┐
│ (index) │ name        │ points │ averageRank │
├─────────┼─────────────┼────────┼─────────────┤
│ 0       │ 'HubSpot'   │ 96     │ 1.8         │
│ 1       │ 'Zoho CRM'  │ 89     │ 3.2         │
│ 2       │ 'Pipedrive' │ 87     │ 3.6         │
└─────────┴─────────────┴────────┴─────────────┘`,
    curl: `{"results":[{"rank":1,
  "company_name":"Pipedrive",
  "domain":"pipedrive.com",…},…],
 "resources":["…",…],"sector":"Technology",…,
 "searchId":"…","outcome":"ranked",…}`,
  },
  tokens: { curl: `{"credits":…}` },
  ask: {
    client: `1 HubSpot hubspot.com 2
2 Pipedrive pipedrive.com 2
3 Zoho CRM zoho.com 2
…`,
    curl: `id: 1
data: {"type":"start","searchId":"…",
       "remainingCredits":…,"models":[…]}

id: 4
data: {"type":"model_complete",
       "modelId":"…","modelName":"…",
       "status":"success",
       "data":{"results":[{"rank":1,
         "company_name":"…",…},…],
       "sector":"Technology",…}}
…
data: {"type":"complete","searchId":"…",
       "remainingCredits":…}`,
  },
  resume: {
    curl: `id: 4
data: {"type":"model_complete",…}
…`,
  },
  study: {
    client: `1 HubSpot {
  value: 0.96…,
  range: { low: 0.8…, high: 0.97… }
}
2 Zoho CRM {
…`,
    curl: `{"id":"…","state":"running",
 "creditsHeld":4,"remainingCredits":…}`,
  },
  errors: {
    curl: `{"error":"Invalid model selected."}
422`,
  },
  limits: {
    curl: `ratelimit-limit: 120
ratelimit-remaining: …
ratelimit-reset: …`,
  },
};

/** The text that a webhook receives. */
export const WEBHOOK_BODY = `{"type":"search.completed",
 "timestamp":"…",
 "data":{"id":"…","kind":"company",
   "status":"completed","isSandbox":…,
   "prompt":"Best CRM for startups",…,
   "top":[{"rank":1,"name":"HubSpot",
     "domain":"hubspot.com","points":…},…],
   "url":"…/api/search/…"}}`;
