import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { playedStories, unplayed } from './playedStories.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-vitest',
    '@storybook/addon-a11y',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // The app's own build settings make its pages and their files, which are none of a story's.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The other one needs an API that the TypeScript compiler of this project no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // A story that only plays is a test: it runs as one, and the sidebar shows the state it starts from already.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        if (!file.endsWith('.tsx')) return entries;
        const played = playedStories(file, await readFile(file, 'utf8'));
        const tests = new Set(played.filter(({ isTest }) => isTest).map(({ name }) => name));
        return entries.map((entry) =>
          entry.type === 'story' && tests.has(entry.exportName)
            ? { ...entry, tags: [...(entry.tags ?? []), '!dev', '!autodocs'] }
            : entry,
        );
      },
    })),
  viteFinal: (settings) =>
    process.env.VITEST ? settings : { ...settings, plugins: [...(settings.plugins ?? []), unplayed] },
};

export default config;
