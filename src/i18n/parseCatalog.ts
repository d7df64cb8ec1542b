import type { Messages } from '@lingui/core';
import { parsePo } from 'pofile-ts';

/** The translations of a gettext catalog, by their English; texts not translated yet are left out. */
export function parseCatalog(text: string): Messages {
  const entries = parsePo(text).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, said]) => said !== ''));
}
