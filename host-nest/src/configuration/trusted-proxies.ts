import ipaddr from 'ipaddr.js';

export type TrustedProxies = false | number | string[];

/** Names of ranges that Express knows: its guide "Express behind proxies". */
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
const hopsMax = 16;

/**
 * `2`: two proxies in a row; `10.0.0.0/8, loopback`: those at these addresses; `true`: one proxy. Never everybody: a
 * client could then write any address into its own request. Null when it is none of these.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^(false|no|off|0)$/i.test(text)) return false;
  if (/^(true|yes|on)$/i.test(text)) return 1;
  if (/^\d+$/.test(text)) return Number(text) <= hopsMax ? Number(text) : null;
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => named.has(range) || isRange(range)) ? ranges : null;
}

function isRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  // `isValid` alone takes the number 10 for the address 0.0.0.10.
  if (more.length > 0 || !(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address))) return false;
  if (length === undefined) return true;
  return ipaddr.isValidCIDR(text) && Number(length) > 0;
}
