const capitalised = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase());
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/**
 * Other ways to write the path of a request, which a router or a proxy could take for the same one: case, doubled and encoded
 * slashes, encoded letters, dot segments, parameters of a segment, a trailing slash, absolute-form targets (RFC 9112, 3.2.2).
 */
export function spellingsOf(path: string, host: string): string[] {
  const segments = path.split('/').slice(1);
  const at = (index: number, change: (segment: string) => string) =>
    `/${segments.map((segment, i) => (i === index ? change(segment) : segment)).join('/')}`;
  // An id is taken in any spelling that decodes to it; the words around it are what a route is known by.
  const each = (change: (segment: string) => string) =>
    segments.flatMap((segment, index) => (/^[a-z]+_[0-9A-Z]+$/.test(segment) ? [] : [at(index, change)]));
  const others = [
    path.toUpperCase(),
    ...each(capitalised),
    ...each((segment) => segment.replace(/[a-z]/, escaped)),
    ...each((segment) => `${segment};x`),
    ...each((segment) => `/${segment}`),
    ...each((segment) => `./${segment}`),
    ...each((segment) => `x/../${segment}`),
    path.replaceAll(/(?<=.)\//g, '%2f'),
    path.replaceAll(/(?<=.)\//g, '%2F'),
    path.replaceAll(/(?<=.)\//g, '\\'),
    `/%2e${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}%00`,
    `${path}%`,
    `${path}%20`,
    `${path}?`,
    `${path}?a=/v1/health`,
    `${path}#a`,
    `/v1/health/..${path}`,
  ];
  const absolute = [path, path.toUpperCase(), capitalised(path), `${path}/`].map((target) => `http://${host}${target}`);
  return [...new Set([path, ...others, ...absolute, `HTTP://${host.toUpperCase()}${path}`])];
}
