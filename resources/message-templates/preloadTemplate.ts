import { type Preload, preloadRecord } from '../../src/client/preload.ts';

export const preload: Preload = (page) => preloadRecord(page, 'message-templates', page.params.id);
