/**
 * Files that were uploaded to the service itself have addresses as well, so that a request names all of its files alike. Their
 * host has no address anywhere (RFC 6761, 6.4); the path holds 256 bits of chance, which is all that opens the file.
 */
const host = 'uploads.invalid';

export const uploadUrl = (token: string, name: string): string =>
  `https://${host}/${token}/${encodeURIComponent(name)}`;

export const uploadKey = (token: string): string => `uploads/${token}.bin`;

/** Where the file of such an address lies; null for any other address. */
export function uploadKeyOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const token = /^\/([A-Za-z0-9_-]{43})\//.exec(pathname)?.[1];
  return hostname === host && token !== undefined ? uploadKey(token) : null;
}
