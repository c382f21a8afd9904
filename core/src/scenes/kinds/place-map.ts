import { markedPlaces, panelsOfPlaces, placesOf } from '../marked-places.js';
import { sceneKind } from '../scene-kind.js';

/** Countries on a flat map. */
export const placeMap = sceneKind({
  content: markedPlaces(12),
  names: ['map', 'maps'],
  partNames: ['place'],
  inWords: 'place',
  offers: (beat) => {
    const content = placesOf(beat);
    return content ? [{ content, score: 0.85 }] : [];
  },
  panels: panelsOfPlaces,
});
