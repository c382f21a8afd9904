/** Words of simple instructions, in the order in which they are put into English. */
type Words = readonly (readonly [RegExp, string])[];
interface Tongue {
  /** "change X to Y": the value stays as it is written. */
  change: RegExp;
  /** "add a scene about X after scene 3": so does the topic. */
  about: RegExp;
  words: Words;
}

const w = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'giu');

const colours = (rows: string): Words =>
  rows.split(';').map((row) => {
    const [foreign, english] = row.split('=') as [string, string];
    return [w(foreign.trim()), english.trim()] as const;
  });

const french: Tongue = {
  change: /^(?:change[rz]?|remplace[rz]?|modifie[rz]?|mets|mettez|corrige[rz]?|renomme[rz]?)\s+(.+?)\s+(?:par|en|à|pour|->|→)\s+(.+)$/iu,
  about: /^(?:ajoute[rz]?|insère|insérez)\s+une\s+scène\s+(?:sur|à propos de|au sujet de)\s+(.+?)((?:\s+(?:après|avant|à la fin|au début)(?:\s.+)?)?)$/iu,
  words: [
    [w('effets sonores'), 'sound effects'], [w('sous-titres?'), 'captions'], [w('sous-titre'), 'subtitle'], [w('voix off'), 'voice'], [w('voix'), 'voice'], [w('narration|narrateur'), 'narration'],
    [w('musique de fond|musique'), 'music'], [w("couleur (?:de |d')?(?:fond|arrière-plan)"), 'background colour'], [w('(?:arrière-plan|fond)'), 'background'], [w("couleur d'accent"), 'accent colour'], [w('couleur'), 'colour'], [w('police'), 'font'],
    [w('titre'), 'title'], [w('durée'), 'duration'], [w('la vidéo|vidéo'), 'video'], [w('avant-dernière scène'), 'second to last scene'], [w('première'), 'first'], [w('deuxième|seconde(?= scène)'), 'second'], [w('troisième'), 'third'], [w('quatrième'), 'fourth'], [w('cinquième'), 'fifth'], [w('dernière'), 'last'],
    [w('scènes'), 'scenes'], [w('scène'), 'scene'], [w('graphique'), 'chart'], [w('citation'), 'quote'], [w('carte'), 'map'], [w('secondes?'), 'seconds'], [w('supprime[rz]?|enlève[rz]?|enlever|retire[rz]?'), 'remove'],
    [w('désactive[rz]?|coupe[rz]?(?= la musique| les sous-titres| la voix)'), 'turn off'], [w('active[rz]?'), 'turn on'], [w('ajoute[rz]?|insère'), 'add'], [w('déplace[rz]?'), 'move'], [w('échange[rz]?'), 'swap'], [w('raccourci[st]?|raccourcir|raccourcissez'), 'shorten'], [w('rallonge[rz]?|allonge[rz]?'), 'lengthen'],
    [w('remplace[rz]?'), 'replace'], [w('change[rz]?|modifie[rz]?'), 'change'], [w('utilise[rz]?'), 'use'], [w('rends|rendez|mets|mettez|fais|faites|passe[rz]?'), 'make'], [w('à la fin'), 'to the end'], [w('au début'), 'to the beginning'], [w('après'), 'after'], [w('avant'), 'before'], [w('par'), 'with'],
    [w('plus calme'), 'calmer'], [w('plus douce'), 'softer'], [w('plus (?:rapide|dynamique|énergique)'), 'faster'], [w('plus sombre|plus foncée?'), 'darker'], [w('plus claire?'), 'lighter'], [w('plus chaude?s?'), 'warmer'], [w('plus froide?s?'), 'cooler'], [w('plus longue?'), 'longer'], [w('plus courte?'), 'shorter'],
    [w('féminine|de femme'), 'female'], [w('masculine|d[’\']homme'), 'male'], [w('verticale?|format vertical'), 'vertical'], [w('carrée?'), 'square'], [w('horizontale?'), 'landscape'], [w('style'), 'style'], [w('sans'), 'without'], [w('avec'), 'with'], [w('et'), 'and'], [w('la|le|les|une?|des|du|cette|ce'), 'the'], [w('en|de'), 'in'], [/(?<![\p{L}])[ld]['’]/giu, 'the '],
    ...colours('bleu marine|marine=navy;bleue?=blue;rouge=red;verte?=green;noire?=black;blanche?|blanc=white;jaune=yellow;orange=orange;violette?=purple;rose=pink;grise?=grey'),
  ],
}; // prettier-ignore

const spanish: Tongue = {
  change: /^(?:cambia[r]?|reemplaza[r]?|sustituye|modifica[r]?|pon|corrige|renombra[r]?)\s+(.+?)\s+(?:por|a|en|con|->|→)\s+(.+)$/iu,
  about: /^(?:añade|agrega)\s+una\s+escena\s+(?:sobre|acerca de)\s+(.+?)((?:\s+(?:después de|tras|antes de|al final|al principio)(?:\s.+)?)?)$/iu,
  words: [
    [w('efectos de sonido'), 'sound effects'], [w('subtítulos'), 'captions'], [w('subtítulo'), 'subtitle'], [w('voz en off|voz'), 'voice'], [w('narración|narrador'), 'narration'], [w('música de fondo|música'), 'music'], [w('color de(?:l)? fondo'), 'background colour'], [w('fondo'), 'background'], [w('color'), 'colour'], [w('fuente|tipografía'), 'font'],
    [w('título'), 'title'], [w('duración'), 'duration'], [w('vídeo|video'), 'video'], [w('penúltima escena'), 'second to last scene'], [w('primera'), 'first'], [w('segunda'), 'second'], [w('tercera'), 'third'], [w('cuarta'), 'fourth'], [w('quinta'), 'fifth'], [w('última'), 'last'], [w('escenas'), 'scenes'], [w('escena'), 'scene'], [w('gráfico'), 'chart'], [w('cita'), 'quote'], [w('mapa'), 'map'],
    [w('segundos?'), 'seconds'], [w('elimina[r]?|quita[r]?|borra[r]?'), 'remove'], [w('desactiva[r]?'), 'turn off'], [w('activa[r]?'), 'turn on'], [w('añade|añadir|agrega[r]?'), 'add'], [w('mueve|mover'), 'move'], [w('intercambia[r]?'), 'swap'], [w('acorta[r]?'), 'shorten'], [w('alarga[r]?'), 'lengthen'], [w('reemplaza[r]?|sustituye'), 'replace'],
    [w('cambia[r]?|modifica'), 'change'], [w('usa[r]?|utiliza'), 'use'], [w('haz|hacer|pon|poner'), 'make'], [w('al final'), 'to the end'], [w('al principio|al inicio'), 'to the beginning'], [w('después de|tras'), 'after'], [w('antes de'), 'before'], [w('por'), 'with'], [w('más (?:tranquila|calmada|suave)'), 'calmer'], [w('más (?:rápida|animada|enérgica)'), 'faster'],
    [w('más oscuro|más oscura'), 'darker'], [w('más claro|más clara'), 'lighter'], [w('más cálid[oa]s?'), 'warmer'], [w('más frí[oa]s?'), 'cooler'], [w('más larg[oa]'), 'longer'], [w('más cort[oa]'), 'shorter'], [w('femenina|de mujer'), 'female'], [w('masculina|de hombre'), 'male'], [w('vertical'), 'vertical'], [w('cuadrado'), 'square'], [w('horizontal'), 'landscape'],
    [w('estilo'), 'style'], [w('sin'), 'without'], [w('con'), 'with'], [w('y'), 'and'], [w('la|el|los|las|una?|esta'), 'the'], [w('del'), 'of the'], [w('a|en|de'), 'in'],
    ...colours('azul marino=navy;azul=blue;roj[oa]=red;verde=green;negr[oa]=black;blanc[oa]=white;amarill[oa]=yellow;naranja=orange;morad[oa]|violeta=purple;rosa=pink;gris=grey'),
  ],
}; // prettier-ignore

const german: Tongue = {
  change: /^(?:ändere|ersetze|setze|stelle|korrigiere|benenne)\s+(.+?)\s+(?:durch|zu|auf|in|mit|->|→)\s+(.+?)(?:\s+um)?$/iu,
  about: /^füge\s+(?:nach\s+.+\s+)?eine\s+szene\s+(?:über|zu|zum thema)\s+(.+?)((?:\s+(?:nach|vor|am ende|am anfang)(?:\s.+?)?)?)(?:\s+(?:hinzu|ein))?$/iu,
  words: [
    [w('soundeffekte|klangeffekte'), 'sound effects'], [w('untertiteln?'), 'captions'], [w('erzählstimme|sprecherstimme|stimme'), 'voice'], [w('erzählung|sprecher|kommentar'), 'narration'], [w('hintergrundmusik|musik'), 'music'], [w('hintergrundfarbe'), 'background colour'], [w('hintergrund'), 'background'], [w('akzentfarbe'), 'accent colour'], [w('farbe'), 'colour'], [w('schriftart|schrift'), 'font'],
    [w('überschrift|titel'), 'title'], [w('dauer'), 'duration'], [w('video'), 'video'], [w('vorletzten? szene'), 'second to last scene'], [w('ersten?'), 'first'], [w('zweiten?'), 'second'], [w('dritten?'), 'third'], [w('vierten?'), 'fourth'], [w('fünften?'), 'fifth'], [w('letzten?'), 'last'], [w('szenen'), 'scenes'], [w('szene'), 'scene'], [w('diagramm'), 'chart'], [w('zitat'), 'quote'], [w('karte'), 'map'],
    [w('sekunden?'), 'seconds'], [w('entfernen?|löschen?|streiche'), 'remove'], [w('schalte (.*?) (?:aus|ab)'), 'turn off $1'], [w('schalte (.*?) (?:ein|an)'), 'turn on $1'], [w('füge'), 'add'], [w('hinzu'), ''], [w('verschieben?'), 'move'], [w('vertausche|tauschen?'), 'swap'], [w('verkürze|kürzen?'), 'shorten'], [w('verlängern?|verlängere'), 'lengthen'], [w('ersetzen?'), 'replace'],
    [w('ändern?|ändere'), 'change'], [w('verwende|benutze|nutze|nimm'), 'use'], [w('machen?|mach|stelle?|setze?'), 'make'], [w('ans ende|an das ende'), 'to the end'], [w('an den anfang'), 'to the beginning'], [w('nach'), 'after'], [w('vor'), 'before'], [w('durch'), 'with'], [w('ruhiger'), 'calmer'], [w('sanfter'), 'softer'], [w('schneller|dynamischer'), 'faster'], [w('dunkler'), 'darker'], [w('heller'), 'lighter'],
    [w('wärmer'), 'warmer'], [w('kühler|kälter'), 'cooler'], [w('länger'), 'longer'], [w('kürzer'), 'shorter'], [w('weibliche[nr]?'), 'female'], [w('männliche[nr]?'), 'male'], [w('hochformat|vertikal|hochkant'), 'vertical'], [w('quadratisch'), 'square'], [w('querformat'), 'landscape'], [w('stil'), 'style'], [w('ohne'), 'without'], [w('mit'), 'with'], [w('und'), 'and'],
    [w('de[rsmn]|die|das|eine[nrm]?|ein'), 'the'], [w('im|auf|von|aus'), 'in'],
    ...colours('dunkelblau=navy;blau=blue;rot=red;grün=green;schwarz=black;weiß=white;gelb=yellow;orange=orange;lila|violett=purple;rosa=pink;grau=grey'),
  ],
}; // prettier-ignore

const tongues: Readonly<Record<string, Tongue>> = { fr: french, es: spanish, de: german };

const translated = (text: string, words: Words): string =>
  words
    .reduce((out, [pattern, english]) => out.replace(pattern, english), text)
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * A clause as it is and, for those in French, Spanish or German, as it would be in English. Translated one by one, as
 * they are asked for: most clauses are English, and the words of three languages take a while to get ready.
 */
export function* readingsOf(text: string, language: string): Generator<string, void> {
  const given = new Set([text]);
  yield text;
  const order = Object.keys(tongues).sort((a, b) => Number(b === language) - Number(a === language));
  for (const code of order)
    for (const reading of readingsIn(tongues[code]!, text)) {
      if (given.has(reading)) continue;
      given.add(reading);
      yield reading;
    }
}

function* readingsIn({ change, about, words }: Tongue, text: string): Generator<string, void> {
  const changed = change.exec(text);
  if (changed) yield `change ${translated(changed[1]!, words)} to ${changed[2]!}`;
  const added = about.exec(text);
  if (added) yield `add a scene about ${added[1]!} ${translated(added[2] ?? '', words)}`.trim();
  yield translated(text, words);
}
