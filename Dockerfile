# One image for every role: ROLE says what a container does.
FROM node:22-bookworm-slim

# What the headless browser and eSpeak NG need beyond the packages of npm is unpacked by the setup itself.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates tini \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /srv/scenewright
ENV NODE_ENV=production SCENEWRIGHT_CACHE=/var/cache/scenewright DATA_DIR=/var/lib/scenewright
RUN mkdir -p "$SCENEWRIGHT_CACHE" "$DATA_DIR" && chown node:node . "$SCENEWRIGHT_CACHE" "$DATA_DIR"
USER node

# Installs, builds and unpacks once, in the image, so that a container starts at once. The compiler is a development package.
COPY --chown=node:node . .
RUN NODE_ENV=development npm run setup && rm -rf .nx

EXPOSE 3000
VOLUME ["/var/lib/scenewright"]
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# tini hands signals on and collects the browsers and encoders that have ended.
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.mjs"]
