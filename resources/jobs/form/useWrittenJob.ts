import { useWatch } from 'react-hook-form';

/** Shorter descriptions, in characters, do not ask for anything yet. */
const fewestLetters = 30;

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

/** Title and description in the form, and whether they are long enough to be read. */
export function useWrittenJob() {
  const [title, description]: unknown[] = useWatch({ name: ['title', 'description'] });
  const written = { title: textOf(title, 300), description: textOf(description, 20_000) };
  return { written, isWritten: written.description.trim().length >= fewestLetters };
}
