/**
 * The most mails a day (UTC) that a company sends to addresses it chose itself: invitations of recruiters, administrators
 * and guests, and people it adds. `proved` applies once it has proved a domain or has a plan.
 */
export const strangerMailsADay = { unproved: 5, proved: 500 } as const;

/** The most mails a day that all companies of one network send together before they have shown who they are. */
export const strangerMailsOfNetwork = 50;
