import type { EditWords } from '../edit-words.js';

/** German instructions for editing. */
export const edits: EditWords = {
  change: /^(?:ändere|ersetze|setze|stelle|korrigiere|benenne)\s+(.+?)\s+(?:durch|zu|auf|in|mit|->|→)\s+(.+?)(?:\s+um)?$/iu,
  about: /^füge\s+(?:nach\s+.+\s+)?eine\s+szene\s+(?:über|zu|zum thema)\s+(.+?)((?:\s+(?:nach|vor|am ende|am anfang)(?:\s.+?)?)?)(?:\s+(?:hinzu|ein))?$/iu,
  words: [
    ['soundeffekte|klangeffekte', 'sound effects'], ['untertiteln?', 'captions'],
    ['erzählstimme|sprecherstimme|stimme', 'voice'], ['erzählung|sprecher|kommentar', 'narration'],
    ['hintergrundmusik|musik', 'music'], ['hintergrundfarbe', 'background colour'], ['hintergrund', 'background'],
    ['akzentfarbe', 'accent colour'], ['farbe', 'colour'], ['schriftart|schrift', 'font'],
    ['überschrift|titel', 'title'], ['dauer', 'duration'], ['video', 'video'],
    ['vorletzten? szene', 'second to last scene'], ['ersten?', 'first'], ['zweiten?', 'second'],
    ['dritten?', 'third'], ['vierten?', 'fourth'], ['fünften?', 'fifth'], ['letzten?', 'last'], ['szenen', 'scenes'],
    ['szene', 'scene'], ['diagramm', 'chart'], ['zitat', 'quote'], ['karte', 'map'], ['sekunden?', 'seconds'],
    ['entfernen?|löschen?|streiche', 'remove'], ['schalte (.*?) (?:aus|ab)', 'turn off $1'],
    ['schalte (.*?) (?:ein|an)', 'turn on $1'], ['füge', 'add'], ['hinzu', ''], ['verschieben?', 'move'],
    ['vertausche|tauschen?', 'swap'], ['verkürze|kürzen?', 'shorten'], ['verlängern?|verlängere', 'lengthen'],
    ['ersetzen?', 'replace'], ['ändern?|ändere', 'change'], ['verwende|benutze|nutze|nimm', 'use'],
    ['machen?|mach|stelle?|setze?', 'make'], ['ans ende|an das ende', 'to the end'],
    ['an den anfang', 'to the beginning'], ['nach', 'after'], ['vor', 'before'], ['durch', 'with'],
    ['ruhiger', 'calmer'], ['sanfter', 'softer'], ['schneller|dynamischer', 'faster'], ['dunkler', 'darker'],
    ['heller', 'lighter'], ['wärmer', 'warmer'], ['kühler|kälter', 'cooler'], ['länger', 'longer'],
    ['kürzer', 'shorter'], ['weibliche[nr]?', 'female'], ['männliche[nr]?', 'male'],
    ['hochformat|vertikal|hochkant', 'vertical'], ['quadratisch', 'square'], ['querformat', 'landscape'],
    ['stil', 'style'], ['ohne', 'without'], ['mit', 'with'], ['und', 'and'],
    ['de[rsmn]|die|das|eine[nrm]?|ein', 'the'], ['im|auf|von|aus', 'in'], ['dunkelblau', 'navy'], ['blau', 'blue'],
    ['rot', 'red'], ['grün', 'green'], ['schwarz', 'black'], ['weiß', 'white'], ['gelb', 'yellow'],
    ['orange', 'orange'], ['lila|violett', 'purple'], ['rosa', 'pink'], ['grau', 'grey'],
  ],
}; // prettier-ignore
