/** Runs a TypeScript file on the pinned Node, installed if need be: `node scripts/start/run.mjs server/cli/import.ts --help`. */
import { runChild } from './child.mjs';
import { ensureInstalled, findNode, giveUp, readSettingsFile, root } from './install.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) giveUp('Name the file to run.');
process.chdir(root);
// Tests and measurements must never reach the database that .env names.
if (file.startsWith('server/')) readSettingsFile();
ensureInstalled();
process.exit(await runChild(findNode(), [file, ...args]));
