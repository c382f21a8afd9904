import { CalendarScene } from './calendar/scene.js';
import { TicketScene } from './ticket/scene.js';
import { InvitationCardScene } from './invitation-card/scene.js';
import { BrowserFrameScene } from './browser-frame/scene.js';
import { ContactCardScene } from './contact-card/scene.js';
import { ReviewCardScene } from './review-card/scene.js';
import { HeadlineClippingScene } from './headline-clipping/scene.js';
import { PriceTagScene } from './price-tag/scene.js';
import { JobCardScene } from './job-card/scene.js';
import type { SceneDrawings } from './scene-drawing.js';

/** The drawings of objects that hold words: cards, sheets, signs, screens. */
export const objectDrawings: SceneDrawings = {
  calendar: { Scene: CalendarScene, ground: 'content', fillsCell: true },
  ticket: { Scene: TicketScene, ground: 'content', fillsCell: true },
  'invitation-card': { Scene: InvitationCardScene, ground: 'content', fillsCell: true },
  'browser-frame': { Scene: BrowserFrameScene, ground: 'content', fillsCell: true },
  'contact-card': { Scene: ContactCardScene, ground: 'content', fillsCell: true },
  'review-card': { Scene: ReviewCardScene, ground: 'content', fillsCell: true },
  'headline-clipping': { Scene: HeadlineClippingScene, ground: 'content', fillsCell: true },
  'price-tag': { Scene: PriceTagScene, ground: 'content', fillsCell: true },
  'job-card': { Scene: JobCardScene, ground: 'content', fillsCell: true },
};
