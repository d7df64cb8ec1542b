/** Runs one of the server's commands, from its sources: `node scripts/start/command.mjs import --help`. */
import path from 'node:path';
import { runChild } from './child.mjs';
import { ensureInstalled, findNode, readSettingsFile, root } from './install.mjs';

const [name, ...args] = process.argv.slice(2);
process.chdir(root);
readSettingsFile();
ensureInstalled();
process.exit(await runChild(findNode(), [path.join(root, 'server', 'cli', `${name}.ts`), ...args]));
