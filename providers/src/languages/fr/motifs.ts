import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'planètes? lune étoiles galaxies? fusées? astronautes? univers',
  sky: 'ciel nuages? météo vents? vols? oiseaux? orages?',
  water: 'mers? océans? fleuves? rivières? lacs? plages? vagues port côte',
  landscape: 'nature forêts? arbres? montagnes? jardins? ferme plantes feuilles prairies? paysages?',
  city: 'villes? maisons? rues? immeubles? quartiers? circulation',
  network: 'réseaux? internet logiciels? ordinateurs? numérique données en_ligne serveurs?',
  growth: "croissance chiffre_d[’']affaires ventes bénéfices? investi\\p{L}+",
  light: 'soleil lumière lampes? énergie solaire couleurs électricité',
};
