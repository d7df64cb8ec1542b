/** Reads the bodies Stripe's clients send: forms whose keys are paths, `items[0][price]=price_1`. */

type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** An object whose keys are 0, 1, 2… is a list. */
function asList(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asList(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export function readForm(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    let at = root;
    for (const key of path.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Record<string, FormValue>;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return asList(root) as Record<string, FormValue>;
}
