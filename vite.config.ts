import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogs } from './vite.catalogs.ts';
import { callsUndocumented, fileGroups, lean } from './vite.lean.ts';
import { signInFields } from './vite.signInFields.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the script that has to run before the first paint into the pages, without its comment. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: () => {
    const script = readFileSync(fileOf('src/app/firstPaint.js'), 'utf8').replaceAll(/^\/\/.*\n/gm, '');
    return [{ tag: 'script', children: script.replaceAll(/\n\s*/g, '\n').trim(), injectTo: 'head' }];
  },
};

/** The browser app. Tests and stories have their own configuration and share what is exported here. */
export default defineConfig({
  plugins: [react(), firstPaint, lean(), callsUndocumented(), catalogs(), signInFields()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileOf('src/base/zodSetup.ts') }],
    dedupe: ['react', 'react-dom', '@mui/material', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
  server: {
    // In development the API runs beside vite.
    proxy: Object.fromEntries(
      ['^/api', '^/dev/', '^/(robots|sitemap)', '^/jobs\\.'].map((path) => [
        path,
        process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
      ]),
    ),
  },
  build: {
    target: 'es2023',
    // Tells the pages rendered at build time which files they will ask for.
    manifest: true,
    // The security policy allows files of our own only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'public.html'],
      output: {
        codeSplitting: { groups: fileGroups },
        // Every file that loads others names them, and of a name only the hash does not compress: seven letters of it are enough.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
