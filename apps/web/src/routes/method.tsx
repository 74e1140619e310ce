import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
import { methodData } from "../lib/html/structured-data.ts";
import { rootRoute } from "./root.tsx";

export const methodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/method",
  head: ({ match }) =>
    publicPageHead("method", match.context.site.publicUrl, {
      structured: methodData(match.context.site.publicUrl),
    }),
  component: lazyRouteComponent(() => import("../features/method/method-page.tsx"), "MethodPage"),
  staticData: { page: "method/method-page" },
});

export const weatherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/weather",
  loader({ context: { utils } }) {
    const read = utils.weather.get.ensureData().catch(() => undefined);
    // The browser shows what it waits for.
    return import.meta.env.SSR ? read.then(() => undefined) : undefined;
  },
  head: ({ match }) => publicPageHead("weather", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/weather/weather-page.tsx"), "WeatherPage"),
  staticData: { page: "weather/weather-page" },
});
