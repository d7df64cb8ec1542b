/** Looks up texts in the domain name system. */

/** The texts at a name, each put together from its strings; null when no name server answers in time. */
export type LookUpTxt = (name: string) => Promise<readonly string[] | null>;
