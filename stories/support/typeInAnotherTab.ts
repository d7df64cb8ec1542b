/** Another tab keeps a draft, or with `null` forgets it, and the browser tells of it. */
export const typeInAnotherTab = (key: string, values: string | null): void => {
  const newValue = values && JSON.stringify({ at: Date.now(), values });
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};
