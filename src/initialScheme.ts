/**
 * Sets the colour scheme before the first paint, so that a dark screen does not start with a white flash. MUI does the
 * same a moment later; its own script for this is an inline one, which the security policy does not let run.
 */
const chosen = window.localStorage.getItem('mui-mode');
const systemScheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.setAttribute(
  'data-color-scheme',
  chosen === 'light' || chosen === 'dark' ? chosen : systemScheme,
);
