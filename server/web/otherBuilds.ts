/** Files of other builds of the same checkout, the one before and the one after. */
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { builtApp } from '../base/builtApp.ts';

const builds = path.dirname(builtApp);

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The folder of a browser app that has a file of this name among its assets, whose names say what is in them.
 *
 * @returns undefined when there is none
 */
export async function webOfOtherBuild(name: string): Promise<string | undefined> {
  if (!/^[\w.-]+$/.test(name)) return undefined;
  const names = await readdir(builds).catch(() => []);
  for (const build of names.filter((one) => /^app-\w+$/.test(one))) {
    const web = path.join(builds, build, 'web');
    if (await isThere(path.join(web, 'assets', name))) return web;
  }
  return undefined;
}
