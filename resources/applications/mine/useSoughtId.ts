import { useSearch } from '@tanstack/react-router';

/** The application someone came to see, as it stands in the address. */
export const useSoughtId = (): string | undefined => useSearch({ strict: false }).application;
