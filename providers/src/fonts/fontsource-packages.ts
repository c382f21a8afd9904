import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  boundedBytes,
  slugOf,
  wantedWeights,
  type FontSource,
  type SourcedFace,
  type SourcedFamily,
} from './font-source.js';
import { filesOfTar } from './tar.js';

const packedBytes = 30_000_000;
const unpackedBytes = 120_000_000;
const recordBytes = 5_000_000;

interface PackageRecord {
  'dist-tags': { latest: string };
  versions: Record<string, { dist: { tarball: string; integrity?: string } }>;
}
interface Metadata {
  family: string;
  license: { type?: string; attribution?: string };
}

/**
 * Families of Google Fonts as packages of Fontsource (https://fontsource.org), from a registry of npm: a variable one where there
 * is one. Each file is a subset of the characters; those that are numbered, of scripts with thousands of signs, are left out.
 */
export function createFontsourcePackages(registry: { url: string; token?: string | null }): FontSource {
  const headers = registry.token ? { authorization: `Bearer ${registry.token}` } : undefined;
  const base = registry.url.replace(/\/$/, '');

  async function recordOf(name: string, signal: AbortSignal): Promise<PackageRecord | null> {
    const accept = 'application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8';
    const url = `${base}/${name.replace('/', '%2f')}`;
    const response = await fetch(url, { signal, headers: { ...headers, accept } });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return JSON.parse((await boundedBytes(response, recordBytes)).toString()) as PackageRecord;
  }

  return {
    async find(family, signal) {
      const slug = slugOf(family);
      if (slug === '') return null;
      for (const scope of ['@fontsource-variable', '@fontsource']) {
        const name = `${scope}/${slug}`;
        const record = await recordOf(name, signal);
        const version = record?.['dist-tags']?.latest;
        const dist = version === undefined ? undefined : record?.versions?.[version]?.dist;
        if (!dist) continue;
        // A token is for its own registry alone.
        const isOwn = dist.tarball.startsWith(`${base}/`);
        const response = await fetch(dist.tarball, { signal, ...(isOwn && headers && { headers }) });
        if (!response.ok) throw new Error(`${dist.tarball} was answered with ${response.status}.`);
        const packed = await boundedBytes(response, packedBytes);
        if (!isWhole(packed, dist.integrity)) throw new Error(`${dist.tarball} is not what the registry says.`);
        const found = familyOf(
          filesOfTar(gunzipSync(packed, { maxOutputLength: unpackedBytes })),
          `${name} ${version}`,
        );
        if (found) return found;
      }
      return null;
    },
  };
}

/** Subresource Integrity, as registries tell it. */
function isWhole(bytes: Buffer, integrity: string | undefined): boolean {
  const sha512 = integrity?.split(' ').find((one) => one.startsWith('sha512-'));
  return sha512 === undefined || sha512 === `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

function familyOf(files: ReadonlyMap<string, Buffer>, origin: string): SourcedFamily | null {
  const read = (name: string): string => files.get(`package/${name}`)?.toString() ?? '';
  const { family, license } = JSON.parse(read('metadata.json')) as Metadata;
  const ranges = JSON.parse(read('unicode.json') || '{}') as Record<string, string>;
  const faces: SourcedFace[] = [];
  for (const [path, bytes] of files) {
    const [, subset, weight, style] =
      /^package\/files\/[a-z0-9-]+?-((?:latin|cyrillic|greek|[a-z]+)(?:-ext)?)-(wght|\d{3})-(normal|italic)\.woff2$/.exec(
        path,
      ) ?? [];
    if (!subset || !weight || !style) continue;
    const isVariable = weight === 'wght';
    if (!isVariable && !wantedWeights.includes(weight)) continue;
    // Films are set upright; a slanted one is for the little that is stressed, and comes of a variable family alone.
    if (style === 'italic' && !isVariable) continue;
    const range = ranges[subset];
    if (range === undefined) continue;
    faces.push({ bytes, weight: isVariable ? '100 900' : weight, style: style as SourcedFace['style'], range });
  }
  if (faces.length === 0) return null;
  const named = [license.type, license.attribution].filter(Boolean).join(', ');
  return { family, origin, licence: { name: named || 'see its text', text: read('LICENSE') }, faces };
}
