/** Lists of addresses and ranges, as settings name them. */
import { BlockList, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * @param list addresses such as `192.0.2.7`, and ranges such as `2001:db8::/32`
 * @returns whether an address is in the list
 */
export function createAddressList(list: readonly string[]): (address: string) => boolean {
  const ranges = new BlockList();
  for (const one of list) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) ranges.addAddress(address, familyOf(address));
    else ranges.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => ranges.check(address, familyOf(address));
}
