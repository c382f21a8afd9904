import { MIX_RATE } from './loudness-meter.js';

/** Samples of each channel in an AAC packet. */
export const PACKET = 1024;

/**
 * Sound is mixed, mastered and encoded in stretches of 1.6 s, counted from its start: the shortest that hold whole AAC
 * packets (75), whole steps of the loudness meter (16) and whole steps of the duck curve (160). Samples.
 */
export const STRETCH = 76_800;
export const STRETCH_PACKETS = STRETCH / PACKET;

/** Samples before a stretch from which a filter of the loudness meter has swung in: nothing of it lasts 0.2 s. */
export const SWING_IN = MIX_RATE / 5;

export const stretchCount = (total: number): number => Math.max(1, Math.ceil(total / STRETCH));
