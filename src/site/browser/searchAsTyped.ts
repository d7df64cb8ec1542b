/** Marks the form whose answer is asked for while it is filled in. */
export const searchForm = 'data-search';

/** Marks the parts of the page that say what was found; the others stay as they are. */
export const searchAnswer = 'data-search-answer';

/** Long enough for the next letter of someone who types. */
const typingMs = 250;

/** The address a form leads to, without the questions that were left open. */
function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') asked.set(name, text);
  }
  // Without a place there is no distance from it, and without pay its currency says nothing.
  if (!asked.has('place')) asked.delete('within');
  if (!asked.has('pay')) asked.delete('currency');
  const query = asked.toString();
  return new URL(form.action).pathname + (query === '' ? '' : `?${query}`);
}

/**
 * Shows the answer to a search while it is typed: the page's own, asked for again. Without it, or when it cannot be had,
 * the form is sent as any other.
 */
export function searchAsTyped(page: Document): void {
  const form = page.querySelector<HTMLFormElement>(`form[${searchForm}]`);
  if (!form) return;
  let waiting = 0;
  let asking = new AbortController();
  const ask = async () => {
    const address = addressOf(form);
    asking.abort();
    asking = new AbortController();
    const answer = await fetch(address, { signal: asking.signal }).catch(() => null);
    if (!answer?.ok) return;
    const text = await answer.text().catch(() => null);
    const found = text && new DOMParser().parseFromString(text, 'text/html');
    if (!found) return;
    // Styles that the page did not need before.
    for (const style of found.querySelectorAll('head style[data-emotion]')) page.head.append(style);
    const parts = found.querySelectorAll(`[${searchAnswer}]`);
    for (const [at, part] of page.querySelectorAll(`[${searchAnswer}]`).entries()) {
      const next = parts[at];
      if (next) part.replaceWith(next);
    }
    page.title = found.title;
    window.history.replaceState(null, '', address);
  };
  const askSoon = () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => void ask(), typingMs);
  };
  form.addEventListener('input', askSoon);
  // Typed before this runs, which on a slow line is a while after the page is there.
  const fields = [...form.querySelectorAll('input')];
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) askSoon();
}
