# Standings: the web app and the server built, with the packages that they need in production.
FROM node:24-slim AS toolchain
RUN npm install --global pnpm@12.21.0
WORKDIR /app
# The lockfile alone, so that packages are fetched again only when it changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./

FROM toolchain AS build
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline && pnpm exec turbo run build

FROM toolchain AS production
RUN pnpm fetch --prod
COPY . .
RUN pnpm install --frozen-lockfile --offline --prod --filter "@standings/server..."
RUN pnpm run sbom
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/server/dist apps/server/dist

FROM node:24-slim
RUN apt-get update && apt-get install --yes --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
USER node
EXPOSE 3000
# Alive, not ready: a database outage is no reason to kill the server.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "apps/server/dist/main.js"]
