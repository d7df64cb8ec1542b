/**
 * Words for people who are signed in, and for everyone else. Both are in the page; an attribute that is set before the
 * first paint (src/app/firstPaint.js) decides which ones are displayed.
 */

/** Class of what only people see who are signed in. */
export const forMembers = 'for-members';

/** Class of what they do not see. */
export const forStrangers = 'for-strangers';

export const signedInStyles = {
  [`html:not([data-signed-in]) .${forMembers}, html[data-signed-in] .${forStrangers}`]: {
    display: 'none !important',
  },
};
