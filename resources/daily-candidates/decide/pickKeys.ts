/** The keys of the daily list and of a candidate's page. */
import { PassReason } from '../../../schemas/dailyCandidate.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { type LazyText, t } from '../../../src/i18n/t.ts';

/** The action of a key. */
export type PickCommand =
  | 'next'
  | 'previous'
  | 'save'
  | 'pass'
  | 'snooze'
  | 'invite'
  | 'undo'
  | 'open'
  | 'help'
  | `pass:${PassReason}`;

/** One line of the help: the keys as they are written, and what they do. */
interface PickKey {
  command: PickCommand;
  keys: readonly string[];
  words: LazyText;
}

/** Passing with a reason: a digit each, in the order the reasons are listed. */
const passKeys = PassReason.options.map(
  (reason, index): PickKey => ({
    command: `pass:${reason}`,
    keys: [String(index + 1)],
    words: () => t('Pass: {reason}', { reason: choiceWords(PassReason, reason, t) }),
  }),
);

/** Every key, in the order the help lists them. `open` belongs to the list alone. */
export const pickKeys: readonly PickKey[] = [
  { command: 'next', keys: ['j', 'ArrowDown'], words: () => t('Next candidate') },
  { command: 'previous', keys: ['k', 'ArrowUp'], words: () => t('Previous candidate') },
  { command: 'save', keys: ['s'], words: () => t('Save') },
  { command: 'pass', keys: ['p'], words: () => t('Pass') },
  ...passKeys,
  { command: 'snooze', keys: ['z'], words: () => t('Snooze') },
  { command: 'invite', keys: ['i'], words: () => t('Invite') },
  { command: 'undo', keys: ['u'], words: () => t('Undo the last decision') },
  { command: 'open', keys: ['Enter'], words: () => t('Open the candidate') },
  { command: 'help', keys: ['?'], words: () => t('Show keyboard shortcuts') },
];

/** The parts of a keyboard event that are needed. */
interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

const typing =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]';
/** Enter and arrows belong to whatever control has the focus. */
const controls = 'button, a, summary, [role="tab"], [role="radio"], [role="option"], [role="button"]';

const within = (target: EventTarget | null, selector: string) =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null;

/**
 * The command of a pressed key; undefined while someone types, in menus and dialogs, and with a modifier held, so that
 * Ctrl+S stays the browser's.
 */
export function commandOf(event: PressedKey): PickCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || within(event.target, typing)) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.length > 1 && within(event.target, controls)) return undefined;
  return pickKeys.find(({ keys }) => keys.includes(key))?.command;
}
