/** Files of the built browser app that pages of the server use too; their names carry a print of what is in them. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

interface BuiltFiles {
  font: string | undefined;
  icon: string | undefined;
}

/** @param webRoot where the build puts the browser app; nothing is found before it is built */
export async function findBuiltFiles(webRoot: string): Promise<BuiltFiles> {
  const names = await readdir(path.join(webRoot, 'assets')).catch(() => []);
  const find = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one));
    return name && `/assets/${name}`;
  };
  return { font: find(/^inter-latin-wght-normal-.*\.woff2$/), icon: find(/^favicon-.*\.svg$/) };
}
