/** Someone's acts on a page of the build before its program runs there. */

/** Signs that someone means to use the page, in this tab or by signing in from another one. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'input', 'change', 'click', 'storage'] as const;

/** Links go where they lead without a program; anything else that is pressed waits for it. */
const pressable = 'button, [role="button"], input[type="submit"]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

/** Types a text as a person would: React takes no notice of a value that was set. */
function type(field: TextField, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  // Emptied first: the field may hold the text already, without the program having heard of it.
  for (const value of ['', text]) {
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export interface EarlyActs {
  /** Settled with the first touch. */
  touched: Promise<void>;
  /** Hands what was typed and pressed meanwhile to the program, once it runs; from then on all goes to it directly. */
  handOver(): void;
}

/** Watches over a page without a program: nothing that is done on it is lost. */
export function watchEarlyActs(page: Window): EarlyActs {
  const typed = new Map<TextField, string>();
  let pressed: HTMLElement | undefined;
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(textFields)) {
      typed.set(target as TextField, (target as TextField).value);
    }
  };
  const hold = (event: Event) => {
    // Enter in a field comes here as well: it presses the form's button.
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  page.addEventListener('input', note, true);
  page.addEventListener('change', note, true);
  page.addEventListener('click', hold, true);
  const touched = new Promise<void>((resolve) => {
    const start = () => {
      for (const kind of touches) page.removeEventListener(kind, start, true);
      // The browser may have filled fields in without a word.
      for (const field of page.document.querySelectorAll<TextField>(textFields)) {
        if (field.value) typed.set(field, field.value);
      }
      resolve();
    };
    // A page that stands open follows the system's colours, too.
    page.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start, { once: true });
    for (const kind of touches) page.addEventListener(kind, start, { capture: true, passive: true });
  });
  const handOver = () => {
    page.removeEventListener('input', note, true);
    page.removeEventListener('change', note, true);
    page.removeEventListener('click', hold, true);
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
    if (pressed?.isConnected) pressed.click();
  };
  return { touched, handOver };
}
