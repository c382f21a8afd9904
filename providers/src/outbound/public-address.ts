import ipaddr from 'ipaddr.js';

/**
 * Of the IPv6 space only 2000::/3 is given out for the public internet. What lies elsewhere may embed an IPv4 address
 * (`::127.0.0.1`, NAT64), and so may parts of it.
 */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');
const notPublicIpv6 = [
  // Protocols of the IETF: Teredo, ORCHID, benchmarking and others.
  ipaddr.parseCIDR('2001::/23'),
  // 6to4.
  ipaddr.parseCIDR('2002::/16'),
  // Documentation. RFC 9637.
  ipaddr.parseCIDR('3fff::/20'),
];

/**
 * Whether an address leads to the public internet: not to this machine, a private or local network, a metadata
 * service, a multicast group, or through a tunnel that hides another address.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  return parsed.match(globalIpv6) && !notPublicIpv6.some((range) => parsed.match(range));
}
