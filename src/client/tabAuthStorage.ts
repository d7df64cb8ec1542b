import { browserClock, createAuthStorage } from './authStorage.ts';

/** A sign-in that no other tab knows of, and that ends with this one. */
export const tabAuthStorage = () =>
  createAuthStorage({ ...browserClock, storage: window.sessionStorage, onOtherTab: () => {} });
