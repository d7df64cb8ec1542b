/** `npm run storybook`: the component library, on the port that PORT names, by default 6006. */
import { checkPort } from '../../server/base/port.ts';
import { runChild } from '../start/child.mjs';
import { giveUp } from '../start/install.mjs';

const port = Number(process.env.PORT ?? 6006);
// Everywhere, as Storybook listens: it would take another port without a word.
await checkPort('0.0.0.0', port).catch((error: Error) => giveUp(error.message));
const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
process.exit(
  await runChild(process.execPath, [storybook, 'dev', '-p', String(port), '--exact-port', '--no-open']),
);
