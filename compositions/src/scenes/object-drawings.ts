import { SocialPostScene } from './social-post/scene.js';
import { CalendarScene } from './calendar/scene.js';
import { TicketScene } from './ticket/scene.js';
import { envelopeFill, InvitationCardScene } from './invitation-card/scene.js';
import { BrowserFrameScene } from './browser-frame/scene.js';
import { ContactCardScene } from './contact-card/scene.js';
import { ReviewCardScene } from './review-card/scene.js';
import { HeadlineClippingScene } from './headline-clipping/scene.js';
import { PriceTagScene } from './price-tag/scene.js';
import { JobCardScene } from './job-card/scene.js';
import { HoursSignScene } from './hours-sign/scene.js';
import { MenuBoardScene } from './menu-board/scene.js';
import { RecipeCardScene } from './recipe-card/scene.js';
import { AppScreenScene } from './app-screen/scene.js';
import { ClipboardScene } from './clipboard/scene.js';
import { StickyNotesScene } from './sticky-notes/scene.js';
import { SpeechBubblesScene } from './speech-bubbles/scene.js';
import { ClockScene } from './clock/scene.js';
import { PinnedNoteScene } from './pinned-note/scene.js';
import { BlackboardScene } from './blackboard/scene.js';
import { StageCurtainScene, stageFloor } from './stage-curtain/scene.js';
import { BookPageScene } from './book-page/scene.js';
import { PosterScene } from './poster/scene.js';
import { headsFill, ProjectorScreenScene } from './projector-screen/scene.js';
import type { SceneDrawings } from './scene-drawing.js';

/** The drawings of objects that hold words: cards, sheets, signs, screens. */
export const objectDrawings: SceneDrawings = {
  calendar: { Scene: CalendarScene, ground: 'content', fillsCell: true },
  ticket: { Scene: TicketScene, ground: 'content', fillsCell: true },
  'invitation-card': { Scene: InvitationCardScene, ground: 'content', fillsCell: true, underCaptions: envelopeFill },
  'browser-frame': { Scene: BrowserFrameScene, ground: 'content', fillsCell: true },
  'contact-card': { Scene: ContactCardScene, ground: 'content', fillsCell: true },
  'review-card': { Scene: ReviewCardScene, ground: 'content', fillsCell: true },
  'headline-clipping': { Scene: HeadlineClippingScene, ground: 'content', fillsCell: true },
  'price-tag': { Scene: PriceTagScene, ground: 'content', fillsCell: true },
  'job-card': { Scene: JobCardScene, ground: 'content', fillsCell: true },
  'hours-sign': { Scene: HoursSignScene, ground: 'content', fillsCell: true },
  'menu-board': { Scene: MenuBoardScene, ground: 'content', fillsCell: true },
  'recipe-card': { Scene: RecipeCardScene, ground: 'content', fillsCell: true },
  'app-screen': { Scene: AppScreenScene, ground: 'content', fillsCell: true },
  clipboard: { Scene: ClipboardScene, ground: 'content', fillsCell: true },
  'sticky-notes': { Scene: StickyNotesScene, ground: 'content', fillsCell: true },
  'speech-bubbles': { Scene: SpeechBubblesScene, ground: 'content', fillsCell: true },
  clock: { Scene: ClockScene, ground: 'content', fillsCell: true },
  'pinned-note': { Scene: PinnedNoteScene, ground: 'content', fillsCell: true },
  blackboard: { Scene: BlackboardScene, ground: 'content', fillsCell: true },
  'stage-curtain': { Scene: StageCurtainScene, ground: 'content', fillsCell: true, underCaptions: stageFloor },
  'book-page': { Scene: BookPageScene, ground: 'content', fillsCell: true },
  // Nearer still, its turned words would be photographed between their sizes.
  poster: { ownCamera: true, Scene: PosterScene, ground: 'content', fillsCell: true },
  'projector-screen': { Scene: ProjectorScreenScene, ground: 'content', fillsCell: true, underCaptions: headsFill },
  'social-post': { Scene: SocialPostScene, ground: 'content', fillsCell: true },
};
