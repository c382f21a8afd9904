import type { Sentences } from './sentences.js';
import { changesDe } from './changes-de.js';
import { partsDe } from './parts-de.js';
import { wordsDe } from './words-de.js';

/** What the service says of a film, a graphic or a refusal, in full. What fits none is told by its code alone. */
export const sentencesDe: Sentences = {
  language: 'de',
  known: [
    // Of a person.
    [
      'This passkey is the only way in that you have. Take a password first.',
      'Du kommst nur mit diesem Passkey herein. Nimm vorher ein Passwort.',
    ],
    ['This is not the password that you have.', 'Das ist nicht dein bisheriges Passwort.'],
    [
      'Take a password of {least:figure} to {most:figure} characters.',
      'Nimm ein Passwort mit {least} bis {most} Zeichen.',
    ],
    // Of a plan.
    [
      `The prompt holds {scenes:figure} scenes' worth of content for {seconds:figure} s, so each is held long. A shorter duration, or more facts, gives a livelier video.`,
      'Der Text reicht für {scenes} Szenen in {seconds} s, deshalb steht jede lange. Kürzer, oder mit mehr Fakten, wird das Video lebendiger.',
    ],
    [
      '1 point is told in part or not at all in {seconds:figure} s; a longer duration shows it in full.',
      'In {seconds} s kommt 1 Punkt nur zum Teil oder gar nicht vor; ein längeres Video zeigt ihn ganz.',
    ],
    [
      '{points:figure} points are told in part or not at all in {seconds:figure} s; a longer duration shows them in full.',
      'In {seconds} s kommen {points} Punkte nur zum Teil oder gar nicht vor; ein längeres Video zeigt sie ganz.',
    ],
    [
      'The prompt is longer than {seconds:figure} s can hold: 1 sentence of less weight was left out. A longer duration or a shorter prompt shows more.',
      'Der Text ist länger, als {seconds} s fassen: 1 weniger wichtiger Satz fehlt. Ein längeres Video oder ein kürzerer Text zeigt mehr.',
    ],
    [
      'The prompt is longer than {seconds:figure} s can hold: {left:figure} sentences of less weight were left out. A longer duration or a shorter prompt shows more.',
      'Der Text ist länger, als {seconds} s fassen: {left} weniger wichtige Sätze fehlen. Ein längeres Video oder ein kürzerer Text zeigt mehr.',
    ],
    [
      'The prompt holds enough for about {seconds:figure} s, so the film lasts that long instead of the default {usual:figure} s. A "duration" sets another length.',
      'Der Text reicht für etwa {seconds} s; so lange dauert der Film, statt der üblichen {usual} s. Mit „Länge“ wählst du eine andere.',
    ],
    [
      'The prompt asks for {asked:figure} s; the duration that was given counts: {seconds:figure} s.',
      'Im Text stehen {asked} s; es gilt die eingestellte Länge: {seconds} s.',
    ],
    [
      'The video is {seconds:figure} s long instead of {asked:figure} s: what it says needs that time.',
      'Das Video dauert {seconds} s statt {asked} s: So lange braucht, was es sagt.',
    ],
    [
      '{seconds:figure} s are too short for everything; left out: {left}. A longer duration shows it.',
      '{seconds} s sind zu kurz für alles. Es fehlt: {left}. Ein längeres Video zeigt es.',
    ],
    [
      '{seconds:figure} s are too short to tell everything; shown without narration: {silent}.',
      '{seconds} s sind zu kurz, um alles zu erzählen. Ohne Sprecher: {silent}.',
    ],
    [
      '"{name}" is shown by the {shown:figure} weightiest of its {points:figure} points. A longer duration shows more.',
      'Von „{name}“ sind die {shown} wichtigsten von {points} Punkten zu sehen. Ein längeres Video zeigt mehr.',
    ],
    [
      '"{name}" is shown by the {shown:figure} weightiest of its {points:figure} points. Nothing is told of {headings}. A longer duration shows more.',
      'Von „{name}“ sind die {shown} wichtigsten von {points} Punkten zu sehen, nichts von {headings}. Ein längeres Video zeigt mehr.',
    ],
    ['"{name}" holds no rows that can be shown.', '„{name}“ enthält keine Zeilen, die sich zeigen lassen.'],
    [
      'One graphic holds {panels:figure} panels: {left:figure} of less weight were left out. A shorter prompt or a second graphic shows them.',
      'Eine Grafik hat {panels} Felder: {left} weniger wichtige fehlen. Ein kürzerer Text oder eine zweite Grafik zeigt sie.',
    ],
    [
      'The prompt holds content for one panel, which is shown large. More facts give a richer graphic.',
      'Der Text reicht für ein Feld, das groß zu sehen ist. Mehr Fakten machen die Grafik reicher.',
    ],
    // Of what is shown and said.
    [
      'The headline of scene {scene:figure}, "{text}", is a fragment: {why}.',
      'Die Überschrift der Szene {scene} ist unvollständig: „{text}“.',
    ],
    ['Scene {scene:figure} shows {words:figure} words; {most:figure} can be read.', 'Szene {scene} zeigt {words} Wörter; lesen lassen sich {most}.'], // prettier-ignore
    ['A part of scene {scene:figure} has {words:figure} words: "{text}".', 'Ein Teil der Szene {scene} hat {words} Wörter: „{text}“.'], // prettier-ignore
    ['Neither shown nor spoken: "{text}".', 'Weder zu sehen noch zu hören: „{text}“.'],
    ['No scene shows the figure "{figure}".', 'Die Zahl „{figure}“ ist in keiner Szene zu sehen.'],
    ['No scene shows "{item}".', '„{item}“ ist in keiner Szene zu sehen.'],
    ['Scene {scene:figure} shows "{figure}" without what it is about ({about}).', 'Szene {scene} zeigt „{figure}“, ohne zu sagen, wofür die Zahl steht.'], // prettier-ignore
    ['Scene {scene:figure} shows "{figure}", a number that is not in the source.', 'Szene {scene} zeigt „{figure}“; diese Zahl steht in keiner Quelle.'], // prettier-ignore
    ['Scene {scene:figure} says "{figure}", a number that is not in the source.', 'In Szene {scene} ist „{figure}“ zu hören; diese Zahl steht in keiner Quelle.'], // prettier-ignore
    ['Scene {scene:figure} shows what the request forbids: "{text}".', 'Szene {scene} zeigt, was nicht gewünscht ist: „{text}“.'], // prettier-ignore
    ['Scene {scene:figure} says what the request forbids: "{text}".', 'In Szene {scene} ist zu hören, was nicht gewünscht ist: „{text}“.'], // prettier-ignore
    ['Scene {scene:figure} says again: "{text}".', 'Szene {scene} sagt noch einmal: „{text}“.'],
    ['Scene {scene:figure} says nothing.', 'Szene {scene} sagt nichts.'],
    ['Scene {scene:figure} has {seconds:figure} s, too little to be seen.', 'Szene {scene} dauert {seconds} s: zu kurz, um gesehen zu werden.'], // prettier-ignore
    ['The last scene shows nothing but what the first did: "{text}".', 'Die letzte Szene zeigt nur, was schon die erste zeigte: „{text}“.'], // prettier-ignore
    ['The narration takes about {spoken:figure} s, and the video lasts {seconds:figure} s.', 'Der gesprochene Text dauert etwa {spoken} s, das Video {seconds} s.'], // prettier-ignore
    ['The narration of scene {scene:figure} takes about {seconds:figure} s while nothing new appears.', 'In Szene {scene} wird etwa {seconds} s gesprochen, ohne dass Neues erscheint.'], // prettier-ignore
    ['The narration of scene {scene:figure} takes about {seconds:figure} s.', 'Der gesprochene Text der Szene {scene} dauert etwa {seconds} s.'], // prettier-ignore
    // Of looks, sound and files.
    [
      'The font "{font}" is not to be had: "{nearest}", the nearest that comes along, is used.',
      'Die Schrift „{font}“ ist nicht zu bekommen; an ihrer Stelle steht „{nearest}“, die ähnlichste, die dabei ist.',
    ],
    [
      `The brand's colour {color} could hardly be seen on {ground}: {drawn} is drawn instead. Another background colour keeps it.`,
      'Die Farbe der Marke, {color}, wäre auf {ground} kaum zu sehen; gezeichnet ist {drawn}. Auf einem anderen Hintergrund bleibt sie.',
    ],
    [
      'The planner filmed nothing: the video is made of motion graphics. Footage is not charged.',
      'Es gibt keine Filmaufnahmen: Das Video besteht aus bewegter Grafik. Aufnahmen werden nicht berechnet.',
    ],
    ['The voice "{voice}" is not known here; another one speaks.', 'Die Stimme „{voice}“ gibt es hier nicht; eine andere spricht.'], // prettier-ignore
    ['The sound "{sound}" is missing: {why}', 'Das Geräusch „{sound}“ fehlt.'],
    ['Your voiceover is longer than {seconds:figure} s, the longest video; what comes later is left out.', 'Deine Sprachaufnahme ist länger als {seconds} s, das längste Video; was später kommt, fehlt.'], // prettier-ignore
    ['The video follows your voiceover: {seconds:figure} s instead of {asked:figure} s.', 'Das Video folgt deiner Sprachaufnahme: {seconds} s statt {asked} s.'], // prettier-ignore
    [
      'Scenes {scenes} tell general knowledge of the language model: it is in no source. Please check it.',
      'Die Szenen {scenes} enthalten allgemeines Wissen des Sprachmodells, das in keiner Quelle steht. Bitte prüfen.',
    ],
    // Of a change in words.
    [
      '"{said}" was not understood, so nothing was changed for it. {examples}',
      '„{said}“ wurde nicht verstanden; dafür wurde nichts geändert. Nenne, was anders sein soll, etwa „Mach den Hintergrund dunkelblau“ oder „Entferne Szene 3“.',
    ],
    [
      '"{said}" was not understood. {examples}',
      '„{said}“ wurde nicht verstanden. Nenne, was anders sein soll, etwa „Ändere den Titel zu ‚Ein gutes Jahr‘“.',
    ],
    // Lines of a storyboard.
    ['Shot {shot:figure}: {size:said} · {move:said} · {place:said}', 'Einstellung {shot}: {size} · {move} · {place}'],
    ['Shot {shot:figure}', 'Einstellung {shot}'],
    // Of a webhook that did not arrive.
    ['{host} is not known to the resolver', '{host} ist nicht bekannt (DNS)'],
    ['{host} has no address', '{host} hat keine Adresse'],
    ['{host} is not on a public address', '{host} hat keine öffentliche Adresse'],
    ['The receiver answered {status}.', 'Der Empfänger antwortete mit {status}.'],
    ['The key of this job is gone.', 'Der Schlüssel dieses Auftrags besteht nicht mehr.'],
    // Of what a prompt asks for and does not get.
    ['The prompt asks for a chart ("{words}"), and it {instead}: {needs:said}', 'Das gewünschte Diagramm („{words}“) fehlt: {needs}'], // prettier-ignore
    ['The prompt asks for a logo ("{words}"), and none was given. Add its file as an image whose context says "logo", or a brand kit.', 'Gewünscht ist ein Logo („{words}“), und keines liegt bei. Füge es als Bild hinzu, in dessen Beschreibung „Logo“ steht, oder wähle eine Marke.'], // prettier-ignore
    ['The prompt asks for pictures ("{words}"), and none were given: the scenes are drawn. Add the files as images.', 'Gewünscht sind Bilder („{words}“), und keine liegen bei: Die Szenen sind gezeichnet. Füge die Dateien als Bilder hinzu.'], // prettier-ignore
    ['The prompt asks for filmed people ("{words}"): scenes are drawn, and nobody is filmed. Add your own pictures, or a maker of footage.', 'Gewünscht sind gefilmte Menschen („{words}“): Szenen werden gezeichnet, und niemand wird gefilmt. Füge eigene Bilder hinzu, oder richte Filmaufnahmen ein.'], // prettier-ignore
    ['The prompt asks for something to click ("{words}"): a video only plays. Ask the viewer in words, and show an address where the rest can be done.', 'Gewünscht ist etwas zum Anklicken („{words}“): Ein Video läuft nur ab. Bitte in Worten darum, und zeige eine Adresse, unter der es weitergeht.'], // prettier-ignore
    // Of a refusal.
    ['This job needs {wanted:figure} credits to start (estimate {estimate:figure}, minimum {least:figure}); {left:figure} are available.', 'Um zu beginnen, braucht das {wanted} Credits; {left} sind verfügbar.'], // prettier-ignore
    ['This render needs {wanted:figure} export minutes; {left:figure} are available.', 'Das Rendern braucht {wanted} Exportminuten; {left} sind verfügbar.'], // prettier-ignore
    ['Not enough credits: {wanted:figure} needed, {left:figure} available.', 'Das Guthaben reicht nicht: {wanted} Credits sind nötig, {left} verfügbar.'], // prettier-ignore
    ['A file may have {size:figure} MB at most.', 'Eine Datei darf höchstens {size} MB groß sein.'],
    ['More than {most:figure} requests in a minute. Try again in {seconds:figure} s.', 'Das waren mehr als {most} Anfragen in einer Minute. Versuch es in {seconds} s noch einmal.'], // prettier-ignore
    ['The video took longer than the {seconds:figure} s that are allowed.', 'Das Video hat länger gebraucht als die {seconds} s, die erlaubt sind.'], // prettier-ignore
  ],
  changes: changesDe,
  parts: partsDe,
  words: wordsDe,
};
