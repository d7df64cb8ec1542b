import { defaultPerPage } from '../../schemas/calls/listQuery.ts';
import { type ListStart, type Preload, preloadList } from '../../src/client/preload.ts';

/** An employer's templates as they are opened: by name. */
export const templateListStart: ListStart = {
  perPage: defaultPerPage,
  sort: { field: 'name', order: 'ASC' },
};

export const preload: Preload = (page) => preloadList(page, 'message-templates', templateListStart);
