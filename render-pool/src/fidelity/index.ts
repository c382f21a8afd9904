export { likeness, structuralSimilarity, type Likeness } from '../capture/picture-likeness.js';
export {
  openStrategyFrames,
  type ComparedStrategy,
  type StrategyFrame,
  type StrategyFrames,
  type StrategyFramesOptions,
} from './strategy-frames.js';
