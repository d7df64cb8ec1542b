import type { Choice } from '../../fields/fieldShape.ts';

/** The choices of a list, and after them what was chosen before and is none of them any more: it has to be taken out again. */
export const choicesWith = (choices: readonly Choice[], chosen: readonly string[]): Choice[] => [
  ...choices,
  ...chosen.filter((id) => !choices.some((choice) => choice.id === id)).map((id) => ({ id, name: id })),
];
