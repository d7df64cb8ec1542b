// Sets on <html> what the first paint depends on: the colour scheme (MUI does the same a moment later) and whether
// someone is signed in. The build writes this into every page, and the security policy names it by its hash.
(() => {
  const page = document.documentElement;
  const chosen = localStorage.getItem('mui-mode');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.setAttribute('data-color-scheme', chosen === 'light' || chosen === 'dark' ? chosen : system);
  try {
    const { token, expiresAt } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    if (token && Date.now() < Date.parse(expiresAt)) page.setAttribute('data-signed-in', '');
  } catch {
    // An unreadable entry signs no one in; the app clears it.
  }
})();
