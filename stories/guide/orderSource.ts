import source from './order.ts?raw';

/** The schema of the guide as it is written, for the page that explains it. */
export const orderSchema = /^const breads = .*?^export const Order = .*?^}\);/ms.exec(source)?.[0] ?? '';
