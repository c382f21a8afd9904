import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeRun, type StretchEncoder } from './aac-encoder.js';
import { adtsPackets } from './aac-packets.js';
import { soundStoreKey, type SoundStore } from './sound-store.js';
import { PACKET, STRETCH, STRETCH_PACKETS } from './stretch-grid.js';
import { PACKETS_AFTER, PACKETS_BEFORE, type StretchFacts, type Stretches } from './stretches.js';

interface EncodeRequest {
  stretches: Stretches;
  gainDb: number;
  encoder: StretchEncoder;
  ffmpeg: string;
  folder: string;
  store: SoundStore;
  signal?: AbortSignal;
}

/** The packets of a stretch, and those beside them as the encoder wrote them in the same run. */
interface EncodedStretch {
  before: Uint8Array | null;
  own: Uint8Array[];
  after: Uint8Array | null;
}

/**
 * The AAC packets of a mix. Stretches that the store has are taken from it, and runs of missing ones are encoded from a
 * little before them to a little after them.
 *
 * Where packets of two runs meet, one run has also written the other's packet next to the cut, the same to the bit. What
 * a decoder carries over from packet to packet is read from the last one alone, so the join sounds as one run does; where
 * the packets differ, both sides are encoded in one run.
 */
export async function encodeStretches(request: EncodeRequest): Promise<{ packets: Uint8Array[]; encoded: number }> {
  const { stretches, encoder, store } = request;
  const keys = await keysOf(request);
  const held: (EncodedStretch | null)[] = [];
  for (const key of keys) held.push(await readStretch(store, key));
  let encoded = 0;
  for (let round = 0; ; round++) {
    for (const [first, last] of runsOf(held)) {
      const run = await encodeRange(request, first, last);
      for (const [at, stretch] of run.entries()) {
        held[first + at] = stretch;
        await store.write(keys[first + at]!, packed(stretch));
      }
      encoded += run.length;
    }
    const torn = held.flatMap((_, index) => (index > 0 && !joins(held[index - 1]!, held[index]!) ? [index] : []));
    if (torn.length === 0) break;
    // Never seen to be needed twice: then the whole is one run, which has no joins.
    for (const index of round === 0 ? torn.flatMap((at) => [at - 1, at]) : held.keys()) held[index] = null;
  }
  const packets = held.flatMap((stretch) => stretch!.own);
  return { packets: packets.slice(0, Math.ceil((stretches.total + encoder.delay) / PACKET)), encoded };
}

/** A stretch's packets depend on its samples and on some of its neighbours'. */
async function keysOf({ stretches, gainDb, encoder }: EncodeRequest): Promise<string[]> {
  const facts: StretchFacts[] = [];
  for (let index = 0; index < stretches.count; index++) facts.push(await stretches.facts(index, gainDb));
  return facts.map(({ whole }, index) =>
    soundStoreKey('aac', encoder.name, facts[index - 1]?.tail ?? null, whole, facts[index + 1]?.head ?? null),
  );
}

/** First and last of each row of stretches that are missing. */
function runsOf(held: readonly (EncodedStretch | null)[]): [number, number][] {
  const runs: [number, number][] = [];
  held.forEach((stretch, index) => {
    if (stretch) return;
    const run = runs.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  });
  return runs;
}

async function encodeRange(request: EncodeRequest, first: number, last: number): Promise<EncodedStretch[]> {
  const { stretches, folder, ffmpeg, signal } = request;
  const isEnd = last === stretches.count - 1;
  const from = Math.max(0, first * STRETCH - PACKETS_BEFORE * PACKET);
  const to = isEnd ? stretches.total : Math.min(stretches.total, (last + 1) * STRETCH + PACKETS_AFTER * PACKET);
  const raw = join(folder, `run-${first}.raw`);
  await writeSamples(raw, request, from, to);
  const packets = adtsPackets(
    await encodeRun(ffmpeg, { raw, outFile: join(folder, `run-${first}.aac`), folder, signal }),
  );
  const begin = (first * STRETCH - from) / PACKET;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const start = begin + at * STRETCH_PACKETS;
    const end = isEnd && first + at === last ? packets.length : start + STRETCH_PACKETS;
    return { before: packets[start - 1] ?? null, own: packets.slice(start, end), after: packets[end] ?? null };
  });
}

async function writeSamples(
  path: string,
  { stretches, gainDb }: EncodeRequest,
  from: number,
  to: number,
): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let index = Math.floor(from / STRETCH); index * STRETCH < to; index++) {
      const pcm = await stretches.pcm(index, gainDb);
      const start = index * STRETCH;
      const part = pcm.subarray(Math.max(0, from - start) * 2, Math.min(STRETCH, to - start) * 2);
      await file.write(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
    }
  } finally {
    await file.close();
  }
}

function joins(left: EncodedStretch, right: EncodedStretch): boolean {
  return same(left.after, right.own[0]) || same(right.before, left.own.at(-1));
}

const same = (one: Uint8Array | null, other: Uint8Array | undefined): boolean =>
  one !== null && other !== undefined && Buffer.compare(one, other) === 0;

/** Two bytes that say which neighbours' packets are there, then all packets. */
function packed({ before, own, after }: EncodedStretch): Uint8Array {
  return Buffer.concat(
    [Uint8Array.of(before ? 1 : 0, after ? 1 : 0), before ?? [], ...own, after ?? []].map((part) =>
      Uint8Array.from(part),
    ),
  );
}

async function readStretch(store: SoundStore, key: string): Promise<EncodedStretch | null> {
  const bytes = await store.read(key);
  if (!bytes) return null;
  const packets = adtsPackets(bytes.subarray(2));
  const before = bytes[0] ? packets.shift()! : null;
  const after = bytes[1] ? packets.pop()! : null;
  return { before, own: packets, after };
}
