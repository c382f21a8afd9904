import { acmeToApex } from './instructions.js';

/**
 * Instructions as people type them, written without a look at the rules: what part of them is read is a figure, not a
 * list of cases (`docs/planning.md`). Each says what it is to do to `eightScenes`.
 */
export interface HeldOut {
  language: string;
  said: string;
  change: Record<string, unknown>;
}

/** The title of the video, with all that repeats it. */
export const titled = (title: string, opening = title): Record<string, unknown> => ({
  title,
  's1.narration': `${opening}, at a glance.`,
  's1.content.title': title,
  's2.content.kicker': title,
  's3.content.kicker': title,
  's7.content.kicker': title,
  's8.content.kicker': title,
});
export const order = (ids: string): Record<string, unknown> => ({ order: ids.replace(/\d/gu, 's$&') });
export const any = { text: 'a text' } as const;
/** A value that may be one of several. */
export class OneOf {
  constructor(readonly values: readonly unknown[]) {}
}
export const oneOf = (...values: unknown[]): OneOf => new OneOf(values);
export const seconds = { longer: 'longer', shorter: 'shorter' } as const;
export const dark = oneOf('#0b2545', '#0b1f3a');
export const revenue = (percent: unknown): Record<string, unknown> => ({
  's2.narration': any.text,
  's2.cues.1.phrase': percent,
  's2.content.title': any.text,
  's2.content.companion.figure.value': 26,
  's2.content.companion.figure.magnitude': 26,
  's2.content.companion.figure.display': percent,
});

// prettier-ignore
export const heldOut: readonly HeldOut[] = [
  { language: 'en', said: 'can u make scene 2 shorter and change the title to Q3 in brief', change: { ...titled('Q3 in brief'), 's2.seconds': seconds.shorter } },
  { language: 'en', said: 'get rid of the map slide pls', change: order('1 2 3 4 5 6 8') },
  { language: 'en', said: 'the revenue was actually $4.3M not $4.2M', change: { 's2.narration': 'Revenue grew 24% to $4.3M, the best quarter so far.', 's2.cues.0.phrase': '$4.3M', 's2.content.title': 'Revenue grew 24% to $4.3M', 's2.content.figure.value': 4.3, 's2.content.figure.magnitude': 4300000, 's2.content.figure.display': '$4.3M' } },
  { language: 'en', said: 'the music is a bit much, something calmer please', change: { mood: 'calm' } },
  { language: 'en', said: 'swap 3 and 4', change: order('1 2 4 3 5 6 7 8') },
  { language: 'en', said: 'dont need the subtitle on the first slide', change: { 's1.content.subtitle': null } },
  { language: 'en', said: "it's Jayne Doe, not Jane Doe", change: { 's5.content.author': 'Jayne Doe' } },
  { language: 'en', said: 'i want it in portrait for tiktok, max 20 sec', change: { 'brief.aspectRatio': '9:16', 'brief.durationSeconds': 20 } },
  { language: 'en', said: 'too long!! cut it to half a minute', change: { 'brief.durationSeconds': 30 } },
  { language: 'en', said: 'put the customer chart right after the intro', change: order('1 4 2 3 5 6 7 8') },
  { language: 'en', said: 'add one more reason: 24/7 support', change: { 's6.content.items': [{ text: 'Fast setup' }, { text: 'Clear reports' }, { text: 'Honest prices' }, { text: '24/7 support' }] } },
  { language: 'en', said: 'no captions, and can a woman read it?', change: { captions: null, 'brief.narrationVoice': 'clara' } },
  { language: 'en', said: 'last slide should link to acme.io/try instead', change: { 's8.narration': 'Try Acme today at acme.io/try.', 's8.content.url': 'acme.io/try' } },
  { language: 'en', said: 'could the quote stay on screen longer, like 10 seconds', change: { 's5.seconds': 10 } },

  { language: 'de', said: 'szene 3 kann weg', change: order('1 2 4 5 6 7 8') },
  { language: 'de', said: 'mach szene 2 etwas länger und die letzte kürzer', change: { 's2.seconds': seconds.longer, 's8.seconds': seconds.shorter } },
  { language: 'de', said: 'der titel soll „Quartal 3 im Überblick“ heißen', change: titled('Quartal 3 im Überblick') },
  { language: 'de', said: 'bitte ohne musik', change: { music: false, 'brief.music': false } },
  { language: 'de', said: 'Acme heißt jetzt Apex, bitte überall ändern', change: acmeToApex },
  { language: 'de', said: 'hintergrund dunkelblau, akzentfarbe orange', change: { 'brief.backgroundColor': dark, 'brief.brand': { accent: '#f76707' } } },
  { language: 'de', said: 'tausch mal szene 4 mit 5', change: order('1 2 3 5 4 6 7 8') },
  { language: 'de', said: 'im diagramm Pro auf 900 setzen', change: { 's4.narration': 'Free 1,200, Pro 900, Enterprise 140.', 's4.content.items.1.figure.value': 900, 's4.content.items.1.figure.magnitude': 900, 's4.content.items.1.figure.display': '900' } },

  { language: 'fr', said: 'enlève la carte stp', change: order('1 2 3 4 5 6 8') },
  { language: 'fr', said: 'le sous-titre de la première scène devrait être « Résultats 2026 »', change: { 's1.content.subtitle': 'Résultats 2026' } },
  { language: 'fr', said: 'une musique plus entraînante svp', change: { mood: 'driving' } },
  { language: 'fr', said: 'mets la citation avant le graphique', change: order('1 2 3 5 4 6 7 8') },
  { language: 'fr', said: 'la vidéo est trop longue, 30 secondes max', change: { 'brief.durationSeconds': 30 } },
  { language: 'fr', said: "pas de sous-titres, et une voix d'homme", change: { captions: null, 'brief.narrationVoice': any.text } },
  { language: 'fr', said: 'change 24 % en 26 %', change: revenue(oneOf('26%', '26 %')) },

  { language: 'es', said: 'quita la escena sobre Churn', change: order('1 2 4 5 6 7 8') },
  { language: 'es', said: 'pon la cita al final del todo', change: order('1 2 3 4 6 7 8 5') },
  { language: 'es', said: 'hazlo cuadrado para instagram', change: { 'brief.aspectRatio': '1:1' } },
  { language: 'es', said: 'la escena 6 dura demasiado, déjala en 5 segundos', change: { 's6.seconds': 5 } },
  { language: 'es', said: 'cambia Jane Doe por María López', change: { 's5.content.author': 'María López' } },
  { language: 'es', said: 'quiero voz de mujer y sin subtítulos', change: { captions: null, 'brief.narrationVoice': 'clara' } },
  { language: 'es', said: 'el color de fondo en negro por favor', change: { 'brief.backgroundColor': '#000000' } },

  { language: 'it', said: 'togli la scena 3', change: order('1 2 4 5 6 7 8') },
  { language: 'it', said: 'cambia il titolo in "I nostri risultati"', change: titled('I nostri risultati') },
  { language: 'it', said: 'rendi la scena 2 più lunga', change: { 's2.seconds': seconds.longer } },
  { language: 'it', said: "sposta la mappa all'inizio", change: order('7 1 2 3 4 5 6 8') },
  { language: 'it', said: 'sfondo blu scuro per favore', change: { 'brief.backgroundColor': dark } },
  { language: 'it', said: 'disattiva i sottotitoli e metti una musica più tranquilla', change: { captions: null, mood: 'calm' } },

  { language: 'pt', said: 'remove a cena 4', change: order('1 2 3 5 6 7 8') },
  { language: 'pt', said: 'troca Acme por Apex em todo o vídeo', change: acmeToApex },
  { language: 'pt', said: 'deixa o vídeo com 20 segundos', change: { 'brief.durationSeconds': 20 } },
  { language: 'pt', said: 'coloca o mapa depois da cena 2', change: order('1 2 7 3 4 5 6 8') },
  { language: 'pt', said: 'muda o título para "Resultados do trimestre"', change: titled('Resultados do trimestre') },
  { language: 'pt', said: 'tira a música, e faz na vertical', change: { music: false, 'brief.music': false, 'brief.aspectRatio': '9:16' } },

  { language: 'nl', said: 'haal scène 3 weg', change: order('1 2 4 5 6 7 8') },
  { language: 'nl', said: 'verander de titel in "Ons kwartaal"', change: titled('Ons kwartaal') },
  { language: 'nl', said: 'maak de achtergrond zwart en de muziek rustiger', change: { 'brief.backgroundColor': '#000000', mood: 'calm' } },
  { language: 'nl', said: 'wissel scène 2 en 3 om', change: order('1 3 2 4 5 6 7 8') },
  { language: 'nl', said: 'zet het citaat aan het einde', change: order('1 2 3 4 6 7 8 5') },
  { language: 'nl', said: 'zonder ondertiteling graag', change: { captions: null } },

  { language: 'ja', said: 'シーン3を削除してください', change: order('1 2 4 5 6 7 8') },
  { language: 'ja', said: 'タイトルを「第3四半期の成果」に変更して', change: titled('第3四半期の成果') },
  { language: 'ja', said: '背景を黒にして、音楽をもっと落ち着いた感じに', change: { 'brief.backgroundColor': '#000000', mood: 'calm' } },
  { language: 'ja', said: '字幕をオフにして', change: { captions: null } },
  { language: 'ja', said: 'シーン2を最後に移動', change: order('1 3 4 5 6 7 8 2') },
  { language: 'ja', said: '動画を30秒にして', change: { 'brief.durationSeconds': 30 } },
];

/** A second set, written when the rules and the words of the languages stood, and read once before they were mended. */
// prettier-ignore
export const heldOutLater: readonly HeldOut[] = [
  { language: 'en', said: 'lose the quote and shorten the intro a bit', change: { ...order('1 2 3 4 6 7 8'), 's1.seconds': seconds.shorter } },
  { language: 'en', said: 'pro should be 880 instead of 860', change: { 's4.narration': 'Free 1,200, Pro 880, Enterprise 140.', 's4.content.items.1.figure.value': 880, 's4.content.items.1.figure.magnitude': 880, 's4.content.items.1.figure.display': '880' } },
  { language: 'en', said: 'Can we try a darker background? And captions at the top.', change: { 'brief.backgroundColor': any.text, 'captions.position': 'top' } },
  { language: 'en', said: 'scene 7 before scene 5 please', change: order('1 2 3 4 7 5 6 8') },
  { language: 'en', said: 'The founder is called Janet Doe. Also turn off the voice over', change: { 's5.content.author': 'Janet Doe', narrated: false, 'brief.narration': false } },
  { language: 'en', said: 'button text: Start free', change: { 's8.content.action': 'Start free' } },
  { language: 'en', said: 'too much going on, remove scenes 4 and 6', change: order('1 2 3 5 7 8') },

  { language: 'de', said: 'die musik bitte etwas schneller', change: { mood: 'driving' } },
  { language: 'de', said: 'lösche die zitat-folie', change: order('1 2 3 4 6 7 8') },
  { language: 'de', said: 'Mach aus 24% bitte 26%', change: revenue('26%') },
  { language: 'de', said: 'Das Ganze im Quadrat und nur 20 Sekunden', change: { 'brief.aspectRatio': '1:1', 'brief.durationSeconds': 20 } },
  { language: 'de', said: 'die karte gehört vor szene 3', change: order('1 2 7 3 4 5 6 8') },

  { language: 'fr', said: 'raccourcis un peu la scène 4', change: { 's4.seconds': seconds.shorter } },
  { language: 'fr', said: 'mets plutôt 4,5 millions au lieu de 4,2 millions pour le revenu', change: { 's2.narration': any.text, 's2.cues.0.phrase': any.text, 's2.content.title': any.text, 's2.content.figure.value': 4.5, 's2.content.figure.magnitude': 4500000, 's2.content.figure.display': any.text } },
  { language: 'fr', said: 'échange les scènes 2 et 4', change: order('1 4 3 2 5 6 7 8') },
  { language: 'fr', said: 'fond noir et accents dorés', change: { 'brief.backgroundColor': '#000000', 'brief.brand': { accent: '#c9a227' } } },
  { language: 'fr', said: 'il faut enlever la narration', change: { narrated: false, 'brief.narration': false } },

  { language: 'es', said: 'sin música por favor', change: { music: false, 'brief.music': false } },
  { language: 'es', said: 'el autor de la cita es Janet Doe', change: { 's5.content.author': 'Janet Doe' } },
  { language: 'es', said: 'borra las escenas 2 y 3', change: order('1 4 5 6 7 8') },
  { language: 'es', said: 'haz la última escena más larga', change: { 's8.seconds': seconds.longer } },
  { language: 'es', said: 'ponle un fondo más oscuro', change: { 'brief.backgroundColor': any.text } },

  { language: 'it', said: 'elimina la citazione e accorcia la scena 2', change: { ...order('1 2 3 4 6 7 8'), 's2.seconds': seconds.shorter } },
  { language: 'it', said: 'voglio una voce femminile', change: { 'brief.narrationVoice': 'clara' } },
  { language: 'it', said: 'il titolo della scena 3 deve essere "Meno abbandoni"', change: { 's3.content.title': 'Meno abbandoni' } },
  { language: 'it', said: 'fai durare il video 30 secondi', change: { 'brief.durationSeconds': 30 } },
  { language: 'it', said: 'sostituisci Paris con Roma', change: { 's7.narration': 'New offices opened in Roma and Berlin.', 's7.cues.0.phrase': 'Roma', 's7.content.title': 'New offices in Roma and Berlin', 's7.content.places.0.label': 'Roma' } },

  { language: 'pt', said: 'apaga a última cena', change: order('1 2 3 4 5 6 7') },
  { language: 'pt', said: 'quero uma voz masculina', change: { 'brief.narrationVoice': any.text } },
  { language: 'pt', said: 'deixa a cena 5 mais longa', change: { 's5.seconds': seconds.longer } },
  { language: 'pt', said: 'fundo branco e música mais animada', change: { 'brief.backgroundColor': '#ffffff', mood: 'driving' } },

  { language: 'nl', said: 'kun je de kaart verwijderen?', change: order('1 2 3 4 5 6 8') },
  { language: 'nl', said: 'maak scène 4 wat korter', change: { 's4.seconds': seconds.shorter } },
  { language: 'nl', said: 'vervang "Acme" door "Apex"', change: acmeToApex },
  { language: 'nl', said: 'verticaal formaat graag en geen muziek', change: { 'brief.aspectRatio': '9:16', music: false, 'brief.music': false } },

  { language: 'ja', said: 'シーン4をもう少し短くして', change: { 's4.seconds': seconds.shorter } },
  { language: 'ja', said: '「Acme」を「Apex」に置き換えてください', change: acmeToApex },
  { language: 'ja', said: 'シーン2とシーン3を入れ替えて', change: order('1 3 2 4 5 6 7 8') },
  { language: 'ja', said: '音楽はなしでお願いします', change: { music: false, 'brief.music': false } },
  { language: 'ja', said: '引用のシーンを消して、動画を縦長にして', change: { ...order('1 2 3 4 6 7 8'), 'brief.aspectRatio': '9:16' } },
];

/** The same of graphics: panel ids are those of the graphic of the test, `share change`. */
// prettier-ignore
export const heldOutOfGraphics: readonly HeldOut[] = [
  { language: 'en', said: 'get rid of the second panel pls', change: { order: 'share' } },
  { language: 'en', said: "EMEA should be 43%", change: { 'content.panels.0.items.0.figure.display': '43%' } },
  { language: 'en', said: 'dont need the source', change: { 'content.source': null } },
  { language: 'en', said: 'navy background and gold accent', change: { 'style.palette.background': '#0b1f3a' } },
  { language: 'de', said: 'die überschrift soll „Starkes Quartal“ heißen', change: { 'content.title': 'Starkes Quartal' } },
  { language: 'de', said: 'tausch die beiden panels', change: { order: 'change share' } },
  { language: 'de', said: 'panel 2 kann weg und der hintergrund schwarz', change: { order: 'share' } },
  { language: 'fr', said: 'remplace EMEA par Europe stp', change: { 'content.panels.0.items.0.label': 'Europe' } },
  { language: 'es', said: 'quita el panel 2', change: { order: 'share' } },
  { language: 'it', said: 'sfondo nero', change: { 'style.palette.background': '#000000' } },
  { language: 'it', said: 'cambia il titolo in "Un buon trimestre"', change: { 'content.title': 'Un buon trimestre' } },
  { language: 'pt', said: 'remove o painel 1', change: { order: 'change' } },
  { language: 'nl', said: 'verwijder paneel 1', change: { order: 'change' } },
  { language: 'ja', said: 'パネル1を削除', change: { order: 'change' } },
  { language: 'ja', said: 'タイトルを「好調な四半期」に変更', change: { 'content.title': '好調な四半期' } },
];

/** A third set, read once before what it shows was mended. */
// prettier-ignore
export const heldOutLast: readonly HeldOut[] = [
  { language: 'en', said: 'the chart slide is too long, 5 seconds is enough', change: { 's4.seconds': 5 } },
  { language: 'en', said: 'Use teal as accent and put the map at the beginning', change: { 'brief.brand': { accent: '#0c8599' }, ...order('7 1 2 3 4 5 6 8') } },
  { language: 'en', said: 'we renamed Acme to Apex so please update that everywhere', change: acmeToApex },
  { language: 'en', said: 'remove kicker from scene 3, thanks!', change: { 's3.content.kicker': null } },
  { language: 'en', said: 'square version, no voice', change: { 'brief.aspectRatio': '1:1', narrated: false, 'brief.narration': false } },
  { language: 'en', said: 'Scene 6 title: Reasons to switch', change: { 's6.content.title': 'Reasons to switch' } },

  { language: 'de', said: 'Szene 5 bitte an den Anfang', change: order('5 1 2 3 4 6 7 8') },
  { language: 'de', said: 'Die Musik ist zu hektisch', change: { mood: 'calm' } },
  { language: 'de', said: 'nimm eine männliche stimme und lösch szene 7', change: { 'brief.narrationVoice': any.text, ...order('1 2 3 4 5 6 8') } },
  { language: 'de', said: 'Ersetze überall Acme mit Apex', change: acmeToApex },

  { language: 'fr', said: 'supprime les scènes 2 et 5', change: order('1 3 4 6 7 8') },
  { language: 'fr', said: 'rends la dernière scène plus courte et coupe la musique', change: { 's8.seconds': seconds.shorter, music: false, 'brief.music': false } },
  { language: 'fr', said: 'le titre : « Trimestre record »', change: titled('Trimestre record') },
  { language: 'fr', said: 'format carré svp', change: { 'brief.aspectRatio': '1:1' } },

  { language: 'es', said: 'mueve el mapa antes de la escena 2', change: order('1 7 2 3 4 5 6 8') },
  { language: 'es', said: 'ponlo en vertical y que dure 20 segundos', change: { 'brief.aspectRatio': '9:16', 'brief.durationSeconds': 20 } },
  { language: 'es', said: 'cambia el título de la escena 7 a "Nuevas oficinas"', change: { 's7.content.title': 'Nuevas oficinas' } },
  { language: 'es', said: 'la música más alegre', change: {} },

  { language: 'it', said: 'metti la scena 5 alla fine', change: order('1 2 3 4 6 7 8 5') },
  { language: 'it', said: 'formato verticale e senza sottotitoli', change: { 'brief.aspectRatio': '9:16', captions: null } },
  { language: 'it', said: 'scambia la scena 2 con la 3', change: order('1 3 2 4 5 6 7 8') },

  { language: 'pt', said: 'tira a citação e o mapa', change: order('1 2 3 4 6 8') },
  { language: 'pt', said: 'muda 24% para 26%', change: revenue('26%') },
  { language: 'pt', said: 'troca a cena 2 com a cena 3', change: order('1 3 2 4 5 6 7 8') },

  { language: 'nl', said: 'scène 5 mag eruit', change: order('1 2 3 4 6 7 8') },
  { language: 'nl', said: 'maak de video 30 seconden', change: { 'brief.durationSeconds': 30 } },
  { language: 'nl', said: 'de titel van scène 3 moet "Minder opzeggingen" zijn', change: { 's3.content.title': 'Minder opzeggingen' } },

  { language: 'ja', said: '背景を紺色に変えてください', change: { 'brief.backgroundColor': '#0b1f3a' } },
  { language: 'ja', said: '女性の声にして', change: { 'brief.narrationVoice': 'clara' } },
  { language: 'ja', said: '最後のシーンを長くして、地図を最初に移動して', change: { 's8.seconds': seconds.longer, ...order('7 1 2 3 4 5 6 8') } },
];

/** A fourth set, read once before what it shows was mended. */
// prettier-ignore
export const heldOutFresh: readonly HeldOut[] = [
  { language: 'en', said: 'bump the churn scene up to right after the title', change: order('1 3 2 4 5 6 7 8') },
  { language: 'en', said: 'make the accent color purple and use Fraunces for headlines', change: { 'brief.brand': { accent: '#7048e8', headingFont: 'Fraunces' } } },
  { language: 'en', said: 'Scene 8 needs to be 10 seconds long and drop the kicker there', change: { 's8.seconds': 10, 's8.content.kicker': null } },
  { language: 'en', said: 'delete "Clear reports"', change: { 's6.narration': any.text, 's6.cues': oneOf([{ element: 'items.0', phrase: 'fast setup' }, { element: 'items.1', phrase: 'honest prices' }]), 's6.content.items': [{ text: 'Fast setup' }, { text: 'Honest prices' }] } },
  { language: 'en', said: 'could we have it in 1:1 with subtitles at the top', change: { 'brief.aspectRatio': '1:1', 'captions.position': 'top' } },
  { language: 'en', said: 'the narrator should be a man', change: { 'brief.narrationVoice': any.text } },
  { language: 'de', said: 'Bitte den Titel auf „Rückblick“ ändern', change: titled('Rückblick') },
  { language: 'de', said: 'Ich hätte gern eine andere Musik', change: { 'brief.seed': 101 } },
  { language: 'de', said: 'verlängere die karte um 3 sekunden', change: { 's7.seconds': 11 } },
  { language: 'de', said: 'Folie 4 vor Folie 2', change: order('1 4 2 3 5 6 7 8') },
  { language: 'fr', said: 'tu peux mettre le fond en bleu marine ?', change: { 'brief.backgroundColor': '#0b1f3a' } },
  { language: 'fr', said: 'la scène 5 devrait durer 10 secondes', change: { 's5.seconds': 10 } },
  { language: 'fr', said: 'vire la scène 6 et remplace Jane Doe par Léa Martin', change: { ...order('1 2 3 4 5 7 8'), 's5.content.author': 'Léa Martin' } },
  { language: 'es', said: 'elimina la primera escena', change: order('2 3 4 5 6 7 8') },
  { language: 'es', said: 'quiero que el vídeo sea vertical', change: { 'brief.aspectRatio': '9:16' } },
  { language: 'es', said: 'intercambia las escenas 2 y 6', change: order('1 6 3 4 5 2 7 8') },
  { language: 'it', said: 'la mappa va dopo la scena 2', change: order('1 2 7 3 4 5 6 8') },
  { language: 'it', said: 'cambia il colore di sfondo in bianco', change: { 'brief.backgroundColor': '#ffffff' } },
  { language: 'it', said: 'accorcia il video a 20 secondi', change: { 'brief.durationSeconds': 20 } },
  { language: 'pt', said: 'põe a cena 6 no início', change: order('6 1 2 3 4 5 7 8') },
  { language: 'pt', said: 'desliga as legendas e a música', change: { captions: null, music: false, 'brief.music': false } },
  { language: 'nl', said: 'zet scène 4 na scène 5', change: order('1 2 3 5 4 6 7 8') },
  { language: 'nl', said: 'ik wil een mannenstem', change: { 'brief.narrationVoice': any.text } },
  { language: 'nl', said: 'de achtergrond moet donkerder', change: { 'brief.backgroundColor': any.text } },
  { language: 'ja', said: 'シーン5を10秒にしてください', change: { 's5.seconds': 10 } },
  { language: 'ja', said: 'アクセントカラーを赤に変更', change: { 'brief.brand': { accent: '#e03131' } } },
  { language: 'ja', said: 'シーン7をシーン3の前に移動して', change: order('1 2 7 3 4 5 6 8') },
];
