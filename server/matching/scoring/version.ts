/** Changes whenever the same resume and job could get another score; stored with every pick. */
export const matcherVersion = '3.2.0';
