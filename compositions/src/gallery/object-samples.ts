import { socialPostSamples } from '../scenes/social-post/samples.js';
import { calendarSamples } from '../scenes/calendar/samples.js';
import { ticketSamples } from '../scenes/ticket/samples.js';
import { invitationCardSamples } from '../scenes/invitation-card/samples.js';
import { browserFrameSamples } from '../scenes/browser-frame/samples.js';
import { contactCardSamples } from '../scenes/contact-card/samples.js';
import { reviewCardSamples } from '../scenes/review-card/samples.js';
import { headlineClippingSamples } from '../scenes/headline-clipping/samples.js';
import { priceTagSamples } from '../scenes/price-tag/samples.js';
import { jobCardSamples } from '../scenes/job-card/samples.js';
import { hoursSignSamples } from '../scenes/hours-sign/samples.js';
import { menuBoardSamples } from '../scenes/menu-board/samples.js';
import { recipeCardSamples } from '../scenes/recipe-card/samples.js';
import { appScreenSamples } from '../scenes/app-screen/samples.js';
import { clipboardSamples } from '../scenes/clipboard/samples.js';
import { stickyNotesSamples } from '../scenes/sticky-notes/samples.js';
import { speechBubblesSamples } from '../scenes/speech-bubbles/samples.js';
import { clockSamples } from '../scenes/clock/samples.js';
import { pinnedNoteSamples } from '../scenes/pinned-note/samples.js';
import { blackboardSamples } from '../scenes/blackboard/samples.js';
import { stageCurtainSamples } from '../scenes/stage-curtain/samples.js';
import { bookPageSamples } from '../scenes/book-page/samples.js';
import { posterSamples } from '../scenes/poster/samples.js';
import { projectorScreenSamples } from '../scenes/projector-screen/samples.js';
import type { Sample } from './sample.js';

/** Samples of objects that hold words. */
export const objectSamples: readonly Sample[] = [
  ...calendarSamples,
  ...ticketSamples,
  ...invitationCardSamples,
  ...browserFrameSamples,
  ...contactCardSamples,
  ...reviewCardSamples,
  ...headlineClippingSamples,
  ...priceTagSamples,
  ...jobCardSamples,
  ...hoursSignSamples,
  ...menuBoardSamples,
  ...recipeCardSamples,
  ...appScreenSamples,
  ...clipboardSamples,
  ...stickyNotesSamples,
  ...speechBubblesSamples,
  ...clockSamples,
  ...pinnedNoteSamples,
  ...blackboardSamples,
  ...stageCurtainSamples,
  ...bookPageSamples,
  ...posterSamples,
  ...projectorScreenSamples,
  ...socialPostSamples,
];
