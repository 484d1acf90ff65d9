# frontdesk with everything it needs: nothing is downloaded when it runs. docs/running.md says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN useradd --system --create-home frontdesk && chown frontdesk /app
USER frontdesk
COPY --chown=frontdesk package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY --chown=frontdesk . .
# Builds the pages and the server, then makes a database and throws it away: PostgreSQL's programs get the links that they miss in
# their package, what Node compiles is kept for a quick start, and an image that can't run is never finished.
RUN DATA_DIR=/tmp/data npm run --silent frontdesk -- account list && rm -rf /tmp/data

FROM debian:bookworm-slim
# A user with a name: PostgreSQL makes no database for a bare number. Its home is the only place it may write to.
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin frontdesk
COPY --from=build --chown=root:root /app /app
WORKDIR /app
USER frontdesk
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_ENV=production MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does it.
ENTRYPOINT ["node_modules/.bin/node", "--enable-source-maps", "--max-semi-space-size=16", "--v8-pool-size=0", "scripts/start.mjs"]
