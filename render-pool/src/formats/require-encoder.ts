import { StageFailure } from '@scenewright/core/errors';
import { listedNames } from '../ffmpeg/listed-names.js';
import type { ExportFormat } from './format-request.js';

/** What each format takes of ffmpeg; the others are written without it. */
const NEEDS: Readonly<Partial<Record<ExportFormat, { encoder: string; filters: readonly string[] }>>> = {
  webm: { encoder: 'libvpx-vp9', filters: ['scale', 'format'] },
  gif: { encoder: 'gif', filters: ['palettegen', 'paletteuse'] },
};

/** @throws StageFailure `format_unavailable` when this ffmpeg cannot write the format; it names those that can be written. */
export async function requireEncoder(ffmpeg: string, format: ExportFormat, signal: AbortSignal): Promise<void> {
  const need = NEEDS[format];
  if (!need) return;
  const [encoders, filters] = await Promise.all([
    listedNames(ffmpeg, 'encoders', signal),
    listedNames(ffmpeg, 'filters', signal),
  ]);
  const has = (wanted: { encoder: string; filters: readonly string[] }): boolean =>
    encoders.has(wanted.encoder) && wanted.filters.every((filter) => filters.has(filter));
  if (has(need)) return;
  const others = (['webm', 'gif', 'webp', 'png-sequence'] as const).filter((name) => !NEEDS[name] || has(NEEDS[name]));
  const lacks = [need.encoder, ...need.filters].join(', ');
  throw new StageFailure('encode', 'format_unavailable', `This ffmpeg cannot write ${format}: it needs ${lacks}.`, {
    retryable: false,
    remedy: `Use ${others.join(' or ')}, or an ffmpeg that has them.`,
  });
}
