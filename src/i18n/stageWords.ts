import { stageNames } from '../../schemas/stageNames.ts';
import { t } from './t.ts';

const usual: ReadonlySet<string> = new Set(Object.values(stageNames));

/**
 * A stage's name in the reader's language, where it is one of those every job starts with; as it is where somebody
 * wrote it.
 *
 * @param say in which language; the page's unless told
 */
export const stageWords = (name: string, say = t): string => (usual.has(name) ? say(name) : name);
