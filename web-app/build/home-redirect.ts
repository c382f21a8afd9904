import type { Plugin } from 'vite';

/** The service shows the app under `/app`; the server for development knows it under `/app/` alone. */
export function homeRedirect(): Plugin {
  return {
    name: 'home-redirect',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '').split('?', 2);
        if (path !== '/app') next();
        else response.writeHead(302, { location: `/app/${query === undefined ? '' : `?${query}`}` }).end();
      });
    },
  };
}
