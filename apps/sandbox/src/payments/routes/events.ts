import type { Route } from "../wire/call.ts";
import { listPage } from "../wire/list-page.ts";
import { retrieve } from "../wire/retrieve.ts";

export const eventRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/events",
    answer: (call) =>
      listPage(call, call.payments.store.events, {
        url: "/v1/events",
        kind: "event",
        by: { type: (event) => event.type, types: (event) => event.type },
      }),
  },
  retrieve({ path: "/events/:id", kind: "event", table: ({ events }) => events }),
];
