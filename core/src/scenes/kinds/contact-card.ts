import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { sceneKind } from '../scene-kind.js';

/** Whom to ring or write to, or where to come: a visiting card with the one thing to keep. */
export const contactCard = sceneKind({
  content: z.object({
    title: claim,
    subtitle: shown().max(160).optional(),
    /** The address, number, street or name to turn to. */ url: shown().min(1).max(120),
    /** Which sign stands on the card. */
    sort: z.enum(['mail', 'phone', 'street', 'handle', 'link']),
    kicker,
  }),
  names: ['contact card', 'business card', 'visiting card', 'contact details', 'contact'],
  seconds: [2.2, 5],
  arc: 'closes',
  saysItsTitle: true,
  ending: 'object',
  bearsMotif: 'thing',
  inWords: 'closing',
  offers: ({ evidence, claim: title, kicker: above, support }, { read, genre }) => {
    if (genre === null || evidence.type !== 'action' || !evidence.where) return [];
    const { where } = evidence;
    const contact = read(where).contacts.find(({ text }) => text === where);
    if (!contact || contact.kind === 'link') return [];
    return [{ content: { title, ...(support ? { subtitle: support } : {}), url: where, sort: contact.kind, kicker: above }, score: 0.985 }]; // prettier-ignore
  },
  panels: ({ title, url }, { cut }) => [
    { kind: 'statement', text: cut(title, 236), quoted: false, author: url.slice(0, 80) },
  ],
});
