/** Lets code that ends the page without changing its address (signing out) ask first about unsaved changes. */

type Ask = () => Promise<boolean>;

let asker: Ask | undefined;

/** Has someone asked before the page is ended; gives back how to stop that. */
export function askBeforeLeaving(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Whether the page may be ended, at once where nothing would be lost. */
export const mayLeave = async (): Promise<boolean> => (asker ? asker() : true);

let signOutAsker: Ask | undefined;

/** Has someone asked before they sign out, about work that only this browser has. */
export function askBeforeSignOut(ask: Ask): void {
  signOutAsker = ask;
}

/** Whether someone may be signed out, at once where nothing would be lost. */
export const maySignOut = async (): Promise<boolean> => (signOutAsker ? signOutAsker() : true);
