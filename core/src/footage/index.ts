export {
  type ClipIntake,
  type FilmedClip,
  type FilmOptions,
  type FootageMaker,
  footageRefused,
  type FootageRequest,
  type FootageSet,
} from './footage-maker.js';
export { boardFrame, type BoardInput, reviewBoard, shotsOf } from './review-board.js';
export {
  type AnimalLook,
  type CastLook,
  type CastMember,
  CastMemberSchema,
  garments,
  hairStyles,
  hatKinds,
  lookColors,
  LookSchema,
  type PersonLook,
  species,
  type ThingLook,
  thingShapes,
} from './cast.js';
export { describeShot } from './describe-shot.js';
export { footageSeconds } from './film-length.js';
export { footageMembers, withMember } from './members.js';
export {
  type CameraMove,
  cameraMoves,
  type PlacedFigure,
  PlacedFigureSchema,
  type Pose,
  poses,
  type Shot,
  shotLine,
  ShotSchema,
  shotSeasons,
  type ShotSetting,
  shotSettings,
  type ShotSize,
  shotSizes,
  shotTimes,
  shotWeathers,
  type View,
  views,
} from './shot.js';
