/** `npm run faults`: breaks the parts of the product while people use it; see `faults/README.md`. */
import path from 'node:path';
import { runChild } from '../start/child.mjs';
import { ensureInstalled, findNode, root } from '../start/install.mjs';

process.chdir(root);
ensureInstalled();
process.exit(await runChild(findNode(), [path.join(root, 'faults', 'faults.ts'), ...process.argv.slice(2)]));
