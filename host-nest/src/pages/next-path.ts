/** Where to go after signing in: a page of this service, whatever a link asks for. */
export function nextPath(asked: unknown, base: string): string {
  const home = `${base}/app`;
  if (typeof asked !== 'string' || !URL.canParse(asked, 'http://here.invalid')) return home;
  const { origin, pathname, search } = new URL(asked, 'http://here.invalid');
  return origin === 'http://here.invalid' && pathname.startsWith(`${home}/`) ? pathname + search : home;
}
