import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

const usual = 'https://registry.npmjs.org/';

/** The registry that npm is set to use here, for packages of a scope: as npm finds it, in variables and `.npmrc` files. */
export async function npmRegistry(
  scope: string,
  {
    environment,
    folders = [process.cwd(), homedir()],
  }: { environment: Readonly<Record<string, string | undefined>>; folders?: readonly string[] },
): Promise<{ url: string; token: string | null }> {
  const settings = new Map<string, string>();
  const files = [environment['npm_config_userconfig'], ...folders.map((folder) => join(folder, '.npmrc'))];
  for (const path of files) {
    if (path === undefined) continue;
    const text = await readFile(path, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const [, name, value] = /^\s*([^#;=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined && !settings.has(name))
        settings.set(
          name,
          value.replace(/\$\{(\w+)\}/g, (_, variable: string) => environment[variable] ?? ''),
        );
    }
  }
  const named = environment[`npm_config_${scope}:registry`] ?? settings.get(`${scope}:registry`);
  const url =
    named ??
    environment['npm_config_registry'] ??
    environment['NPM_CONFIG_REGISTRY'] ??
    settings.get('registry') ??
    usual;
  if (!URL.canParse(url)) return { url: usual, token: null };
  const { host, pathname } = new URL(url);
  return {
    url,
    token:
      settings.get(`//${host}${pathname}:_authToken`) ??
      settings.get(`//${host}${pathname.replace(/\/$/, '')}:_authToken`) ??
      null,
  };
}
