export { checkStory, storyRules, storyWarnings, unshownClauses } from './check-story.js';
export { numbersIn } from './numbers-in.js';
export { isReadByPart, mostWordsOf, mostWordsShown, wordsShown } from './rules/dense-screen.js';
export { plainText, plainWords } from './plain-text.js';
export { sentencesOf } from './rules/repeated-text.js';
export { type StoryCode, storyCodes, type StoryFinding } from './story-finding.js';
export type { SourceClause, SourceFigure, StorySource } from './story-source.js';
