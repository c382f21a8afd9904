import type { StoryWords } from '../story-words.js';

/** Who is drawn in French stories. */
export const story: StoryWords = {
  called: 'nommée? appelée? du_nom_de',
  undrawn:
    'maison bateau navire ferry moulin tour phare arbre rocher nuage étoile lune lampe lanterne train ' +
    'tram bus tracteur avion bouilloire théière tasse livre ville village île rivière lac montagne ' +
    'colline vallée château pont école café magasin boutique studio entreprise appli planète comète ' +
    'goutte graine feuille fleur galet pierre bouton chaussette chaussure chapeau horloge cloche ' +
    'violon violoncelle piano guitare tambour crayon ballon vent tempête vague flocon',
};
