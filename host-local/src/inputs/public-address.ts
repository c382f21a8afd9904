import ipaddr from 'ipaddr.js';

/**
 * Whether an address leads to the public internet: not to this machine, a private or local network,
 * a metadata service, a multicast group, or through a tunnel that hides another address.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  return ipaddr.process(bare).range() === 'unicast';
}
