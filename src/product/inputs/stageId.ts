/** An id for a new step that no other step of the list has: `new-stage`, `new-stage-2`, … */
export function freeStageId(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
