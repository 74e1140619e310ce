import type { Page } from "../../../html.ts";

export function missingDocument(kind: "receipt" | "invoice"): Page {
  return {
    title: `No such ${kind}`,
    body: `<h1>There is no such ${kind}</h1>
<p class="soft">The sandbox forgets everything when it restarts.</p>
<p><a href="/payments">All payments</a></p>`,
  };
}
