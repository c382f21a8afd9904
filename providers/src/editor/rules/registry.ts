import type { EditRule } from '../edit-rule.js';
import { addItem } from './add-item.js';
import { addPanel } from './add-panel.js';
import { addScene } from './add-scene.js';
import { captions } from './captions.js';
import { castMember } from './cast-member.js';
import { changeEntry } from './change-entry.js';
import { changeField } from './change-field.js';
import { changeFigure } from './change-figure.js';
import { changeNarration } from './change-narration.js';
import { colours } from './colours.js';
import { depth } from './depth.js';
import { duplicateScene } from './duplicate-scene.js';
import { duration } from './duration.js';
import { effects } from './effects.js';
import { fonts } from './fonts.js';
import { footage } from './footage.js';
import { images } from './images.js';
import { importLink } from './import-link.js';
import { keep } from './keep.js';
import { logo } from './logo.js';
import { movePart } from './move-part.js';
import { music } from './music.js';
import { narration } from './narration.js';
import { narrationLanguage } from './narration-language.js';
import { removeItem } from './remove-item.js';
import { removeParts } from './remove-parts.js';
import { removeText } from './remove-text.js';
import { renameScene } from './rename-scene.js';
import { replaceWords } from './replace-words.js';
import { reverseOrder } from './reverse-order.js';
import { sceneLength } from './scene-length.js';
import { shape } from './shape.js';
import { showAs } from './show-as.js';
import { song } from './song.js';
import { style } from './style.js';
import { swapParts } from './swap-parts.js';
import { voice } from './voice.js';

/** Everything that can be asked of a video or a graphic. The order means nothing: the best score is carried out. */
export const editRules: readonly EditRule[] = [
  ...[
    addItem,
    addPanel,
    addScene,
    captions,
    castMember,
    changeEntry,
    changeField,
    changeFigure,
    changeNarration,
    colours,
    depth,
  ],
  ...[duplicateScene, duration, effects, fonts, footage, images, importLink, keep, logo, movePart, music, narration],
  ...[narrationLanguage, removeItem, removeParts, removeText, renameScene, replaceWords, reverseOrder, sceneLength],
  ...[shape, showAs, song, style, swapParts, voice],
];
