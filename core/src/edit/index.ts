export type { EditChange, EditImage, EditLink, Editor, EditRequest, EditResult } from './editor.js';
export { changedScenes, type ChangedScenes } from './changed-scenes.js';
export { type EditedVideo, type EditInput, editVideo } from './edit-video.js';
export { estimateEdit } from './estimate-edit.js';
