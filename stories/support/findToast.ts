import { waitFor, within } from 'storybook/test';

/** The toast that says this, once it is there. */
export const findToast = (text: string | RegExp) =>
  waitFor(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
    const toast = toasts.find((one) => within(one).queryByText(text) !== null);
    if (!toast) throw new Error(`No toast says ${text}.`);
    return within(toast);
  });
