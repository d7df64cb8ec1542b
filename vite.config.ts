import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const reactRouterStub = fileURLToPath(new URL('src/routing/reactRouterStub.ts', import.meta.url));

/** The browser app. Tests and stories have their own configuration and share what is exported here. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    // docs/decisions/routing.md says why.
    alias: [{ find: /^react-router(-dom)?$/, replacement: reactRouterStub }],
    dedupe: ['react', 'react-dom', '@mui/material', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
  server: {
    // In development the API runs beside vite.
    proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The security policy allows files of our own only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
});
