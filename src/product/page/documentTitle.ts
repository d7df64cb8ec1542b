/** The words in the browser's tab. */
export const setDocumentTitle = (page: string) => {
  document.title = page.trim() === '' ? 'Hireday' : `${page.trim()} · Hireday`;
};
