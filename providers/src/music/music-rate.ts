/** Hertz at which music and effects are made. */
export const MUSIC_RATE = 48_000;
