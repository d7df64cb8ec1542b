/**
 * Builds what renders the public pages: scripts/build/prerender.ts runs it at build time, and the server for
 * the pages of jobs.
 */
import { defineConfig } from 'vite';
import web from './vite.config.ts';

export default defineConfig({
  plugins: web.plugins,
  resolve: web.resolve,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    minify: false,
    target: 'node24',
    assetsInlineLimit: 0,
    // Pictures of the public pages: nothing in the browser's program asks for them.
    ssrEmitAssets: true,
    rolldownOptions: { input: ['src/site/prerender/render.ts', 'src/site/prerender/renderJob.tsx'] },
  },
});
