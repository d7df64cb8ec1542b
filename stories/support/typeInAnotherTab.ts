/** The browser's word that another tab has kept a draft, or with `null` that it has forgotten it. */
export const typeInAnotherTab = (key: string, values: string | null): void => {
  const newValue = values && JSON.stringify({ at: Date.now(), values });
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};
