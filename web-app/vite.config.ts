import { defineConfig } from 'vite';
import { homeRedirect } from './build/home-redirect.js';
import { packAssets } from './build/pack-assets.js';
import { pageFonts } from './build/page-fonts.js';

/** Where `npm start` listens, for `npm run app:dev`. */
const service = process.env['SERVICE_URL'] ?? 'http://localhost:3000';

export default defineConfig(({ command }) => ({
  // Relative addresses: the service may lie under any prefix, and puts it before those of the page.
  base: command === 'serve' ? '/app/' : './',
  plugins: [packAssets('dist/site/assets'), pageFonts('dist/site/assets'), homeRedirect()],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own, so that only what is shown is loaded.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'index.html', shared: 'shared.html' },
      // Remotion and React mark their modules for servers that draw pages, which there is none of here.
      onLog: (level, log, write) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : write(level, log)),
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['^/(v1|files|docs)/', '^/app/(api|sign-in|sign-out|join|connect)'].map((path) => [path, service]),
    ),
  },
}));
