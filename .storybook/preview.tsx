import '@fontsource-variable/inter/index.css';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { config as transitions } from 'react-transition-group';
import { configure } from 'storybook/test';
import { StoryTheme } from '../stories/support/StoryTheme.tsx';
import { type ConsoleWatch, watchConsole } from '../stories/support/watchConsole.ts';

// A busy machine takes longer than a second to load a lazy part; only a test that fails waits as long as this.
configure({ asyncUtilTimeout: 60_000 });

// What opens is there at once: a test that looks at it in the middle of fading in finds it invisible.
transitions.disabled = Boolean(import.meta.env.VITEST);

/** The only rules that look at colours; the scheme changes nothing else on a page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Only violations: tests have no panel that lists what passed. */
const a11yOptions = import.meta.env.VITEST ? { resultTypes: ['violations'] } : {};

let watch: ConsoleWatch;

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    a11y: { test: 'error', options: a11yOptions },
  },
  globalTypes: {
    colorScheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorScheme: 'light' },
  decorators: [
    (Story, { globals }) => (
      <StoryTheme scheme={globals.colorScheme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </StoryTheme>
    ),
  ],
  beforeEach: () => {
    localStorage.clear();
    watch = watchConsole();
    return () => watch.stop();
  },
  afterEach: async (context) => {
    // Somebody who looks at a story wants to see it, not its test.
    if (!import.meta.env.VITEST) return;
    watch.check(context.parameters.expectedConsole);
    // The add-on checks the scheme on screen; colours are then checked in the other one.
    const root = document.documentElement;
    const shown = root.getAttribute('data-color-scheme') ?? 'light';
    root.setAttribute('data-color-scheme', shown === 'dark' ? 'light' : 'dark');
    const { a11y } = context.parameters;
    const options = { ...a11yOptions, runOnly: { type: 'rule', values: colourRules } };
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
    root.setAttribute('data-color-scheme', shown);
  },
};

export default preview;
