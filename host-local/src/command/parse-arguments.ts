import type { QualityProfile } from '@scenewright/core/rendering';
import type { VideoRequest } from '../studio/video-request.js';
import { commandOptions, type CommandOption } from './option-table.js';

/** A wrong way to call the command; the message begins with the option. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface ParsedCommand {
  request: VideoRequest;
  out: string | null;
  /** Files of a video that is changed, and of one that can be changed later. */
  edit: string | null;
  save: string | null;
  /** Plans and prints the scenes, or the panels of an infographic; nothing is drawn. */
  dryRun: boolean;
  /** The language model that plans, where options name one. */
  llm: { baseUrl: string | null; model: string | null; review: boolean | null };
  infographic: boolean;
  /** Of an infographic: frames a second, and values by the keys of its settings. */
  fps: number | null;
  settings: Record<string, string | number | boolean> | null;
  json: boolean;
  quality: QualityProfile;
  hardware: boolean;
  seed: number | null;
  help: boolean;
  version: boolean;
}

const roles = ['music', 'voiceover', 'sfx'] as const;
type Role = (typeof roles)[number];

/** @throws UsageError */
export function parseArguments(argv: readonly string[]): ParsedCommand {
  const prompts: string[] = [];
  const request: Record<string, unknown> = {};
  const brand: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  const seen = new Set<string>();

  const rest = [...argv];
  while (rest.length > 0) {
    const word = rest.shift()!;
    if (word === '--') prompts.push(...rest.splice(0));
    else if (word === '-h') own['help'] = true;
    else if (!word.startsWith('--')) {
      if (/^-[a-z]$/i.test(word)) throw new UsageError(`${word}: there is no such option; --help lists them`);
      prompts.push(word);
    } else {
      const { option, shown, given, negated } = readOption(word);
      const repeats = option.form === 'files' || option.form === 'sounds';
      if (seen.has(option.name) && !repeats) throw new UsageError(`${shown}: given twice`);
      seen.add(option.name);
      const text = option.form === 'flag' ? (given ?? String(!negated)) : (given ?? rest.shift());
      // A value that looks like an option is almost always a value that was forgotten.
      if (text === undefined || (given === undefined && option.form !== 'flag' && /^--[a-z]/.test(text)))
        throw new UsageError(`${shown}: needs a value, ${option.value ?? option.choices?.join(', ')}`);
      const value = convert(option, shown, text);
      const field = option.name.replaceAll('-', '_');
      if (option.to === 'brand') brand[field] = value;
      else if (option.to === 'command') own[field] = value;
      else if (repeats) {
        const list = `${field === 'audio' ? 'audio' : `${field}s`}`;
        request[list] = [...((request[list] as unknown[] | undefined) ?? []), value];
      } else request[field] = value;
    }
  }
  const quiet = own['help'] === true || own['version'] === true;
  if (!quiet && prompts.length === 0) throw new UsageError('prompt: is missing; say in quotes what the video is about');
  if (prompts.length > 1)
    throw new UsageError(
      `prompt: there are ${prompts.length}; put the whole prompt in quotes, and options begin with --`,
    );
  if (!quiet && prompts[0]!.trim() === '') throw new UsageError('prompt: is empty; say what the video is about');
  const settings = [...seen].filter(
    (name) => name !== 'image' && commandOptions.find((each) => each.name === name)!.to !== 'command',
  );
  if (own['edit'] !== undefined && settings.length > 0)
    throw new UsageError(`--${settings[0]!}: goes with a new video; with --edit say the change in words`);
  if (own['dry_run'] === true && own['edit'] !== undefined)
    throw new UsageError('--dry-run: goes with a new video or infographic, not with --edit');
  const graphics = (['settings', 'fps'] as const).find((name) => own[name] !== undefined);
  if (graphics && own['infographic'] !== true && own['edit'] === undefined)
    throw new UsageError(`--${graphics}: goes with --infographic`);
  if (Object.keys(brand).length > 0)
    request['brand_settings'] = { ...(request['brand_settings'] as object | undefined), ...brand };
  return {
    request: { ...request, prompt: prompts[0] ?? '', render: true } as VideoRequest,
    out: (own['out'] as string | undefined) ?? null,
    edit: (own['edit'] as string | undefined) ?? null,
    save: (own['save'] as string | undefined) ?? null,
    dryRun: own['dry_run'] === true,
    llm: {
      baseUrl: (own['llm_base_url'] as string | undefined) ?? null,
      model: (own['llm_model'] as string | undefined) ?? null,
      review: (own['llm_review'] as boolean | undefined) ?? null,
    },
    infographic: own['infographic'] === true,
    fps: (own['fps'] as number | undefined) ?? null,
    settings: (own['settings'] as ParsedCommand['settings'] | undefined) ?? null,
    json: own['json'] === true,
    quality: (own['quality'] as QualityProfile | undefined) ?? 'standard',
    hardware: own['hardware'] === true,
    seed: (own['seed'] as number | undefined) ?? null,
    help: own['help'] === true,
    version: own['version'] === true,
  };
}

function readOption(word: string): { option: CommandOption; shown: string; given?: string; negated: boolean } {
  const at = word.indexOf('=');
  const shown = at < 0 ? word : word.slice(0, at);
  const given = at < 0 ? undefined : word.slice(at + 1);
  const name = shown.slice(2);
  const direct = commandOptions.find((option) => option.name === name);
  if (direct) return { option: direct, shown, given, negated: false };
  const opposite = commandOptions.find((option) => option.form === 'flag' && `no-${option.name}` === name);
  if (!opposite || opposite.to === 'command')
    throw new UsageError(`${shown}: there is no such option${nearest(name)}; --help lists them`);
  if (given !== undefined) throw new UsageError(`${shown}: takes no value`);
  return { option: opposite, shown, negated: true };
}

function convert(option: CommandOption, shown: string, text: string): unknown {
  const refuse = (accepted: string): never => {
    throw new UsageError(`${shown}: ${accepted}, not ${JSON.stringify(text)}`);
  };
  switch (option.form) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : refuse('takes no value');
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : refuse('must be a number');
    case 'whole':
      return /^\d{1,10}$/.test(text) && Number(text) <= 0xffffffff
        ? Number(text)
        : refuse('must be a whole number from 0 to 4294967295');
    case 'size': {
      const [, width, height] =
        /^(\d{1,6})[x×](\d{1,6})$/i.exec(text) ?? refuse('must be width and height in pixels like 1080x1350');
      return { width: Number(width), height: Number(height) };
    }
    case 'choice':
      return choiceOf(option, text) ?? refuse(`must be one of ${option.choices!.join(', ')}`);
    case 'json':
      return jsonObject(text) ?? refuse('must be a JSON object');
    case 'files':
      return text === '' ? refuse('must be a file or a URL') : { url: text };
    case 'sounds':
      return soundOf(text) ?? refuse('must be a file or a URL');
    case 'text':
      return text;
  }
}

/** `4k` is as good as `4K`. */
function choiceOf(option: CommandOption, text: string): string | undefined {
  return option.choices?.find((choice) => choice.toLowerCase() === text.toLowerCase());
}

function jsonObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `track.wav:voiceover`; what stands behind the last colon is a role only when it is one. */
function soundOf(text: string): { url: string; role?: Role } | undefined {
  const at = text.lastIndexOf(':');
  const role = roles.find((name) => name === text.slice(at + 1));
  const url = at > 0 && role ? text.slice(0, at) : text;
  if (url === '') return undefined;
  return role ? { url, role } : { url };
}

/** The option that was perhaps meant: same beginning, or one letter apart. */
function nearest(name: string): string {
  const bare = name.replace(/^no-/, '');
  const close = commandOptions.find(
    ({ name: known }) => known.startsWith(bare) || bare.startsWith(known) || differsLittle(known, bare),
  );
  return close ? `; did you mean --${close.name}?` : '';
}

function differsLittle(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB || restB.slice(1) === restA || restA.slice(1) === restB.slice(1);
}
