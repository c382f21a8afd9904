export {
  type ClipIntake,
  type FilmedClip,
  type FilmOptions,
  type FootageMaker,
  footageRefused,
  type FootageRequest,
  type FootageSet,
} from './footage-maker.js';
export { boardFrame, type BoardInput, boardTitle, reviewBoard, shotsOf } from './review-board.js';
export { describeShot } from './describe-shot.js';
export { footageSeconds } from './film-length.js';
export { footageMembers, withMember } from './members.js';
