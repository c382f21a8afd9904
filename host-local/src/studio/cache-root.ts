import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/** Where everything is kept that a second run can use: SCENEWRIGHT_CACHE, else the user's cache folder. */
export function defaultCacheRoot(environment: Record<string, string | undefined> = process.env): string {
  const { SCENEWRIGHT_CACHE: own, XDG_CACHE_HOME: xdg } = environment;
  if (own) return resolve(own);
  return join(xdg && isAbsolute(xdg) ? xdg : join(homedir(), '.cache'), 'scenewright');
}
