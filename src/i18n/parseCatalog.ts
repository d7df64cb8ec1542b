import type { Messages } from '@lingui/core';
import { parsePo } from 'pofile-ts';

/** The translations of a gettext catalog, by the English they are for; what nobody translated yet is left out. */
export function parseCatalog(text: string): Messages {
  const entries = parsePo(text).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, said]) => said !== ''));
}
