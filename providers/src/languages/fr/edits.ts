import type { EditWords } from '../edit-words.js';

/** French instructions for editing. */
export const edits: EditWords = {
  change: /^(?:change[rz]?|remplace[rz]?|modifie[rz]?|mets|mettez|corrige[rz]?|renomme[rz]?)\s+(.+?)\s+(?:par|en|à|pour|->|→)\s+(.+)$/iu,
  about: /^(?:ajoute[rz]?|insère|insérez)\s+une\s+scène\s+(?:sur|à propos de|au sujet de)\s+(.+?)((?:\s+(?:après|avant|à la fin|au début)(?:\s.+)?)?)$/iu,
  words: [
    ['effets sonores', 'sound effects'], ['sous-titres?', 'captions'], ['sous-titre', 'subtitle'],
    ['voix off', 'voice'], ['voix', 'voice'], ['narration|narrateur', 'narration'],
    ['musique de fond|musique', 'music'], ["couleur (?:de |d')?(?:fond|arrière-plan)", 'background colour'],
    ['(?:arrière-plan|fond)', 'background'], ["couleur d'accent", 'accent colour'], ['couleur', 'colour'],
    ['police', 'font'], ['titre', 'title'], ['durée', 'duration'], ['la vidéo|vidéo', 'video'],
    ['avant-dernière scène', 'second to last scene'], ['première', 'first'], ['deuxième|seconde(?= scène)', 'second'],
    ['troisième', 'third'], ['quatrième', 'fourth'], ['cinquième', 'fifth'], ['dernière', 'last'],
    ['scènes', 'scenes'], ['scène', 'scene'], ['graphique', 'chart'], ['citation', 'quote'], ['carte', 'map'],
    ['secondes?', 'seconds'], ['supprime[rz]?|enlève[rz]?|enlever|retire[rz]?', 'remove'],
    ['désactive[rz]?|coupe[rz]?(?= la musique| les sous-titres| la voix)', 'turn off'], ['active[rz]?', 'turn on'],
    ['ajoute[rz]?|insère', 'add'], ['déplace[rz]?', 'move'], ['échange[rz]?', 'swap'],
    ['raccourci[st]?|raccourcir|raccourcissez', 'shorten'], ['rallonge[rz]?|allonge[rz]?', 'lengthen'],
    ['remplace[rz]?', 'replace'], ['change[rz]?|modifie[rz]?', 'change'], ['utilise[rz]?', 'use'],
    ['rends|rendez|mets|mettez|fais|faites|passe[rz]?', 'make'], ['à la fin', 'to the end'],
    ['au début', 'to the beginning'], ['après', 'after'], ['avant', 'before'], ['par', 'with'],
    ['plus calme', 'calmer'], ['plus douce', 'softer'], ['plus (?:rapide|dynamique|énergique)', 'faster'],
    ['plus sombre|plus foncée?', 'darker'], ['plus claire?', 'lighter'], ['plus chaude?s?', 'warmer'],
    ['plus froide?s?', 'cooler'], ['plus longue?', 'longer'], ['plus courte?', 'shorter'],
    ['féminine|de femme', 'female'], ['masculine|d[’\']homme', 'male'], ['verticale?|format vertical', 'vertical'],
    ['carrée?', 'square'], ['horizontale?', 'landscape'], ['style', 'style'], ['sans', 'without'], ['avec', 'with'],
    ['et', 'and'], ['la|le|les|une?|des|du|cette|ce', 'the'], ['en|de', 'in'], [/(?<![\p{L}])[ld]['’]/giu, 'the '],
    ['bleu marine|marine', 'navy'], ['bleue?', 'blue'], ['rouge', 'red'], ['verte?', 'green'], ['noire?', 'black'],
    ['blanche?|blanc', 'white'], ['jaune', 'yellow'], ['orange', 'orange'], ['violette?', 'purple'], ['rose', 'pink'],
    ['grise?', 'grey'],
  ],
}; // prettier-ignore
