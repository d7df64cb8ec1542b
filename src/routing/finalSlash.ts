/** An address's path as the app writes it: with a slash at the end. */
export const withFinalSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`);
