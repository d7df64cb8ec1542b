/** The built browser app that this process serves: the folder it started with, whatever is built beside it meanwhile. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The link to the build in force, seen from the folder the program is started in. */
const link = path.resolve('dist/app');

/** Its folder; there is none where nothing is built, as beside the development server. */
export const builtApp: string = existsSync(link) ? realpathSync(link) : link;
