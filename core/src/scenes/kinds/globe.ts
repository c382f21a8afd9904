import { markedPlaces, panelsOfPlaces, placesOf } from '../marked-places.js';
import { sceneKind } from '../scene-kind.js';

/** Countries on a globe that turns from one to the next. */
export const globe = sceneKind({
  content: markedPlaces(5),
  names: ['globe', 'world globe', 'turning globe', 'planet'],
  partNames: ['place'],
  inWords: 'place',
  // Of one place a flat map shows little but its neighbours; of many a globe hides half.
  offers: (beat) => {
    const content = placesOf(beat);
    return content && content.places.length <= 5 ? [{ content, score: content.places.length === 1 ? 0.88 : 0.82 }] : [];
  },
  panels: panelsOfPlaces,
});
