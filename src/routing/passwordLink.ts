/** A link to choose a password with: the address and its proof stand behind #, which no server is sent. */

interface PasswordLink {
  email: string;
  token: string;
}

/** @param hash with or without its # */
export function readPasswordLink(hash: string): PasswordLink | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [email, token] = [values.get('email'), values.get('token')];
  return email && token ? { email, token } : undefined;
}
