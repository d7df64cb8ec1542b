import '@fontsource-variable/inter/index.css';
import Box from '@mui/material/Box';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { StoryTheme } from '../stories/support/StoryTheme.tsx';
import { type ConsoleWatch, watchConsole } from '../stories/support/watchConsole.ts';

/** Set by the add-on in its tests and nowhere else; `VITEST` itself does not reach the browser. */
const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

// A busy machine takes longer than a second to load a lazy part; only a test that fails waits as long as this.
configure({ asyncUtilTimeout: 60_000 });

/** The only rules that look at colours; the scheme changes nothing else on a page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Only violations: tests have no panel that lists what passed. */
const a11yOptions = isTest ? { resultTypes: ['violations'] } : {};

/** A component's comment: its sentences, and its example as code. */
function descriptionOf(component: { __docgenInfo?: { description?: string } } | undefined): string {
  const [sentences = '', ...tags] = (component?.__docgenInfo?.description ?? '').split(/^@/m);
  const examples = tags.flatMap((tag) => /^example\s+(.+)/s.exec(tag)?.[1] ?? []);
  return [sentences, ...examples.map((code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``)].join('\n\n');
}

interface DocumentedProp {
  tsType?: { name: string; raw?: string };
}

/** The types of a component's properties as they are written: "'fit' | 'urgency'", where the add-on says "union". */
function typesOf(component: { __docgenInfo?: { props?: Record<string, DocumentedProp> } } | undefined) {
  return Object.entries(component?.__docgenInfo?.props ?? {}).flatMap(([name, { tsType }]) =>
    tsType?.raw ? [[name, tsType.raw.replaceAll(/\s+/g, ' ')] as const] : [],
  );
}

let watch: ConsoleWatch;

const preview: Preview = {
  parameters: {
    layout: 'padded',
    docs: { extractComponentDescription: descriptionOf },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Start',
            'A form',
            'A table and filters',
            'A page about one record',
            'Inputs of your own',
            'Validation',
            'Errors of the server',
            'Every name',
            'Examples',
          ],
          'Components',
          [
            'SchemaForm',
            'SchemaTable',
            'SchemaShow',
            'Every kind',
            'Inputs',
            'Code',
            'File drop',
            'LongList',
            'Board',
            'Timeline',
            'StatusChip',
            'ConfirmDialog',
            'Toasts',
            'States',
          ],
        ],
      },
    },
    a11y: { test: 'error', options: a11yOptions },
  },
  globalTypes: {
    colorScheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  // A control for a schema would take it apart.
  argTypesEnhancers: [
    ({ argTypes: { schema, ...others } }) =>
      schema ? { schema: { ...schema, control: false }, ...others } : others,
    ({ argTypes, component }) => ({
      ...argTypes,
      ...Object.fromEntries(
        typesOf(component).flatMap(([name, summary]) => {
          const told = argTypes[name];
          return told ? [[name, { ...told, table: { ...told.table, type: { summary } } }]] : [];
        }),
      ),
    }),
  ],
  initialGlobals: { colorScheme: 'light' },
  decorators: [
    (Story, { globals, viewMode }) => (
      <StoryTheme scheme={globals.colorScheme === 'dark' ? 'dark' : 'light'} isStill={isTest}>
        {viewMode === 'docs' ? (
          // The page around it is white in both schemes.
          <Box sx={{ m: -2, p: 3, bgcolor: 'background.default', color: 'text.primary' }}>
            <Story />
          </Box>
        ) : (
          <Story />
        )}
      </StoryTheme>
    ),
  ],
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    watch = watchConsole();
    return () => watch.stop();
  },
  afterEach: async (context) => {
    // Someone who looks at a story wants to see it, not its test.
    if (!isTest) return;
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
