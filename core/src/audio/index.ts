export { Biquad, type BiquadCoefficients, designBiquad, filterInPlace, type FilterShape } from './biquad.js';
export { resample } from './resample.js';
export {
  decodeFrames,
  decodeWav,
  encodeWav,
  type Pcm,
  toPcm16,
  wavFrameBytes,
  wavHeader,
  wavLayout,
  type WavLayout,
} from './wav.js';
