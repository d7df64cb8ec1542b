import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogs } from '../vite.catalogs.ts';
import { signInFields } from '../vite.signInFields.ts';

export default defineConfig({ plugins: [react(), catalogs(), signInFields()] });
