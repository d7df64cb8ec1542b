/** The stages every job starts with are kept by their English names and shown by the reader's; others are as someone wrote them. */
import { stageNames } from '../../schemas/stageNames.ts';
import { t } from './t.ts';

const usual: readonly string[] = Object.values(stageNames);

/** A stage's name as the reader knows it. @param say in which language; by default the page's */
export const stageWords = (name: string, say = t): string => (usual.includes(name) ? say(name) : name);

/** The name to keep for one that was typed: that of the usual stage the reader knows by it, else as it is. */
export const stageNameOf = (words: string): string => usual.find((name) => t(name) === words) ?? words;
