import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.js';

/** The address may not be reached from this server. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface PinnedAddress {
  address: string;
  family: 4 | 6;
}

/** Host of a URL as an address, when it is one in any spelling (`URL` has written 0x7f.1 as 127.0.0.1 already). */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : null;
}

/** Names that lead home on every machine, whatever the resolver says. */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, '').toLowerCase();
  return name === 'localhost' || /\.(localhost|local|internal|intranet|lan|home\.arpa)$/.test(name);
}

/** Refusal that needs no resolver; null when there is none. For the validation of a request. */
export function visiblyPrivate(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const literal = literalAddress(url);
  if (literal !== null) return isPublicAddress(literal) ? null : 'must be on a public address';
  return isLocalName(url.hostname) || !url.hostname.includes('.') ? 'must be on a public address' : null;
}

/**
 * Resolves the host of a URL and checks every address. The connection is made to the address that is
 * returned, so that a second answer of the resolver changes nothing.
 * @throws AddressRefused
 */
export async function resolvePublic(url: URL, allowPrivate: boolean): Promise<PinnedAddress> {
  const literal = literalAddress(url);
  if (!allowPrivate && literal === null && isLocalName(url.hostname)) {
    throw new AddressRefused(`${url.hostname} is not on a public address`);
  }
  const found = literal === null ? await resolveAll(url.hostname) : [literal];
  if (!allowPrivate && found.some((address) => !isPublicAddress(address))) {
    throw new AddressRefused(`${url.hostname} is not on a public address`);
  }
  const address = found[0];
  if (address === undefined) throw new AddressRefused(`${url.hostname} has no address`);
  return { address, family: ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4 };
}

async function resolveAll(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true, verbatim: true })).map((entry) => entry.address);
  } catch {
    throw new AddressRefused(`${host} is not known to the resolver`);
  }
}
