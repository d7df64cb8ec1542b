/** Takes the setting of whom mails come from apart. */

/** @param from `someone@example.com` or `Some One <someone@example.com>` */
export function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>/.exec(from) ?? [];
  return { name, address: address.trim() };
}
