import type { Call } from './call.ts';

/** Whether a call can be asked for changes. */
export const tellsChanges = ({ query }: Call): boolean =>
  query !== undefined && 'updatedSince' in query.shape;
