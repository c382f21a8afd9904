import type { MusicMood } from '@scenewright/core';

/** Sentences that say how a scene is to be seen. What is quoted comes from the prompt; no sentence holds a number. */
export interface DirectionWords {
  quote: (text: string) => string;
  and: string;
  opening: (title: string) => string;
  openingPicture: (title: string) => string;
  figure: (figure: string, title: string) => string;
  change: (before: string, after: string) => string;
  shares: (labels: string) => string;
  chart: (claim: string) => string;
  points: (points: string) => string;
  stages: (stages: string) => string;
  sides: (left: string, right: string) => string;
  place: (place: string) => string;
  quotation: (author: string) => string;
  picture: (title: string) => string;
  statement: (text: string) => string;
  recap: string;
  closing: (title: string) => string;
  tone: (mood: MusicMood) => string;
}

const tones = (row: readonly [string, string, string, string, string, string, string, string]) => {
  const moods: readonly MusicMood[] = ['bright', 'calm', 'driving', 'serious', 'playful', 'elegant', 'tense', 'warm'];
  return (mood: MusicMood): string => row[moods.indexOf(mood)]!;
};

export const directionWords: Readonly<Record<string, DirectionWords>> = {
  en: {
    quote: (text) => `“${text}”`,
    and: 'and',
    opening: (title) => `Open on ${title}, set large over an almost bare ground`,
    openingPicture: (title) => `Open on a full picture that sets the mood for ${title}`,
    figure: (figure, title) => `Let ${figure} count up as the largest thing on screen${title && `, under ${title}`}`,
    change: (before, after) => `Put ${before} next to ${after}, so that the change is seen before it is read`,
    shares: (labels) => `Show ${labels} as parts of one whole, the largest first, each with its own label`,
    chart: (claim) =>
      `Draw the values as a chart that proves its headline, ${claim}; mark what matters and mute the rest`,
    points: (points) => `Bring in ${points} one after another, each with the word that names it`,
    stages: (stages) => `Walk through ${stages} in their order, along one line`,
    sides: (left, right) => `Set ${left} against ${right}, side by side and point by point`,
    place: (place) => `Travel to ${place} on a map and mark it`,
    quotation: (author) => `Let the quotation stand alone${author && `, with ${author} under it`}`,
    picture: (title) => `Let the picture of ${title} fill the frame and drift slowly`,
    statement: (text) => `Give ${text} a frame of its own`,
    recap: 'Gather the figures once more on a single board, so that they can be taken in together',
    closing: (title) => `Close quietly on ${title}`,
    tone: (mood) =>
      `Keep the tone ${tones(['bright and optimistic', 'calm and unhurried', 'brisk and energetic', 'sober and exact', 'light and playful', 'elegant and restrained', 'tense and focused', 'warm and personal'])(mood)}`,
  },
  de: {
    quote: (text) => `„${text}“`,
    and: 'und',
    opening: (title) => `Beginne mit ${title}, groß auf fast leerem Grund`,
    openingPicture: (title) => `Beginne mit einem vollen Bild, das auf ${title} einstimmt`,
    figure: (figure, title) => `Lass ${figure} als größtes Element hochzählen${title && `, unter ${title}`}`,
    change: (before, after) => `Stelle ${before} neben ${after}, damit man die Veränderung sieht, bevor man sie liest`,
    shares: (labels) => `Zeige ${labels} als Teile eines Ganzen, das größte zuerst, jedes mit eigener Beschriftung`,
    chart: (claim) => `Zeichne die Werte als Diagramm, das seine Überschrift ${claim} belegt; hebe das Wichtige hervor`,
    points: (points) => `Lass ${points} nacheinander erscheinen, jeweils mit dem Wort, das sie nennt`,
    stages: (stages) => `Gehe ${stages} der Reihe nach durch, entlang einer Linie`,
    sides: (left, right) => `Stelle ${left} und ${right} einander gegenüber, Punkt für Punkt`,
    place: (place) => `Reise auf einer Karte nach ${place} und markiere den Ort`,
    quotation: (author) => `Lass das Zitat allein stehen${author && `, darunter ${author}`}`,
    picture: (title) => `Lass das Bild zu ${title} den Rahmen füllen und langsam ziehen`,
    statement: (text) => `Gib ${text} ein eigenes Bild`,
    recap: 'Sammle die Zahlen noch einmal auf einer Tafel, damit man sie zusammen erfassen kann',
    closing: (title) => `Schließe ruhig mit ${title}`,
    tone: (mood) =>
      `Halte den Ton ${tones(['hell und zuversichtlich', 'ruhig', 'zügig und kraftvoll', 'sachlich und genau', 'leicht und verspielt', 'elegant und zurückhaltend', 'gespannt und konzentriert', 'warm und persönlich'])(mood)}`,
  },
  fr: {
    quote: (text) => `« ${text} »`,
    and: 'et',
    opening: (title) => `Ouvrir sur ${title}, en grand, sur un fond presque nu`,
    openingPicture: (title) => `Ouvrir sur une image pleine qui annonce ${title}`,
    figure: (figure, title) => `Faire grimper ${figure}, le plus grand élément à l’écran${title && `, sous ${title}`}`,
    change: (before, after) => `Placer ${before} à côté de ${after} : le changement se voit avant de se lire`,
    shares: (labels) => `Montrer ${labels} comme les parts d’un tout, la plus grande d’abord, chacune avec son nom`,
    chart: (claim) => `Tracer les valeurs dans un graphique qui prouve son titre, ${claim} ; souligner l’essentiel`,
    points: (points) => `Faire entrer ${points} l’un après l’autre, avec le mot qui les nomme`,
    stages: (stages) => `Parcourir ${stages} dans l’ordre, le long d’une ligne`,
    sides: (left, right) => `Opposer ${left} et ${right}, point par point`,
    place: (place) => `Aller jusqu’à ${place} sur une carte et marquer le lieu`,
    quotation: (author) => `Laisser la citation seule à l’écran${author && `, avec ${author} dessous`}`,
    picture: (title) => `Laisser l’image de ${title} remplir le cadre et dériver lentement`,
    statement: (text) => `Donner à ${text} un plan à part`,
    recap: 'Réunir les chiffres une dernière fois sur un seul tableau',
    closing: (title) => `Finir calmement sur ${title}`,
    tone: (mood) =>
      `Garder un ton ${tones(['lumineux et optimiste', 'calme', 'vif et énergique', 'sobre et précis', 'léger et ludique', 'élégant et retenu', 'tendu et concentré', 'chaleureux et personnel'])(mood)}`,
  },
  es: {
    quote: (text) => `«${text}»`,
    and: 'y',
    opening: (title) => `Abrir con ${title}, en grande, sobre un fondo casi vacío`,
    openingPicture: (title) => `Abrir con una imagen completa que anuncie ${title}`,
    figure: (figure, title) => `Hacer subir ${figure} como lo más grande de la pantalla${title && `, bajo ${title}`}`,
    change: (before, after) => `Poner ${before} junto a ${after}, para que el cambio se vea antes de leerse`,
    shares: (labels) => `Mostrar ${labels} como partes de un todo, la mayor primero, cada una con su nombre`,
    chart: (claim) => `Dibujar los valores en un gráfico que demuestre su título, ${claim}; resaltar lo que importa`,
    points: (points) => `Hacer entrar ${points} uno tras otro, con la palabra que los nombra`,
    stages: (stages) => `Recorrer ${stages} en su orden, a lo largo de una línea`,
    sides: (left, right) => `Enfrentar ${left} y ${right}, punto por punto`,
    place: (place) => `Viajar hasta ${place} en un mapa y marcar el lugar`,
    quotation: (author) => `Dejar sola la cita${author && `, con ${author} debajo`}`,
    picture: (title) => `Dejar que la imagen de ${title} llene el cuadro y se mueva despacio`,
    statement: (text) => `Dar a ${text} un plano propio`,
    recap: 'Reunir las cifras una vez más en un solo panel',
    closing: (title) => `Cerrar con calma en ${title}`,
    tone: (mood) =>
      `Mantener un tono ${tones(['luminoso y optimista', 'tranquilo', 'ágil y enérgico', 'sobrio y preciso', 'ligero y lúdico', 'elegante y contenido', 'tenso y concentrado', 'cálido y personal'])(mood)}`,
  },
  pt: {
    quote: (text) => `“${text}”`,
    and: 'e',
    opening: (title) => `Abrir com ${title}, em grande, sobre um fundo quase vazio`,
    openingPicture: (title) => `Abrir com uma imagem cheia que anuncie ${title}`,
    figure: (figure, title) => `Fazer ${figure} subir como o maior elemento do ecrã${title && `, sob ${title}`}`,
    change: (before, after) => `Pôr ${before} ao lado de ${after}, para que a mudança se veja antes de se ler`,
    shares: (labels) => `Mostrar ${labels} como partes de um todo, a maior primeiro, cada uma com o seu nome`,
    chart: (claim) => `Desenhar os valores num gráfico que prove o seu título, ${claim}; realçar o que importa`,
    points: (points) => `Fazer entrar ${points} um após o outro, com a palavra que os nomeia`,
    stages: (stages) => `Percorrer ${stages} pela ordem, ao longo de uma linha`,
    sides: (left, right) => `Opor ${left} e ${right}, ponto por ponto`,
    place: (place) => `Viajar até ${place} num mapa e marcar o lugar`,
    quotation: (author) => `Deixar a citação sozinha${author && `, com ${author} por baixo`}`,
    picture: (title) => `Deixar a imagem de ${title} encher o quadro e mover-se devagar`,
    statement: (text) => `Dar a ${text} um plano próprio`,
    recap: 'Reunir os números mais uma vez num só painel',
    closing: (title) => `Fechar com calma em ${title}`,
    tone: (mood) =>
      `Manter um tom ${tones(['luminoso e otimista', 'calmo', 'ágil e enérgico', 'sóbrio e preciso', 'leve e lúdico', 'elegante e contido', 'tenso e concentrado', 'caloroso e pessoal'])(mood)}`,
  },
  it: {
    quote: (text) => `«${text}»`,
    and: 'e',
    opening: (title) => `Aprire su ${title}, in grande, su un fondo quasi vuoto`,
    openingPicture: (title) => `Aprire su un’immagine piena che annuncia ${title}`,
    figure: (figure, title) =>
      `Far salire ${figure}, l’elemento più grande sullo schermo${title && `, sotto ${title}`}`,
    change: (before, after) => `Mettere ${before} accanto a ${after}, così il cambiamento si vede prima di leggerlo`,
    shares: (labels) => `Mostrare ${labels} come parti di un intero, la maggiore per prima, ognuna con il suo nome`,
    chart: (claim) => `Disegnare i valori in un grafico che dimostri il titolo, ${claim}; evidenziare ciò che conta`,
    points: (points) => `Far entrare ${points} uno dopo l’altro, con la parola che li nomina`,
    stages: (stages) => `Percorrere ${stages} nel loro ordine, lungo una linea`,
    sides: (left, right) => `Mettere a confronto ${left} e ${right}, punto per punto`,
    place: (place) => `Viaggiare fino a ${place} su una mappa e segnare il luogo`,
    quotation: (author) => `Lasciare sola la citazione${author && `, con ${author} sotto`}`,
    picture: (title) => `Lasciare che l’immagine di ${title} riempia il quadro e si muova piano`,
    statement: (text) => `Dare a ${text} un’inquadratura propria`,
    recap: 'Raccogliere ancora una volta le cifre in un solo quadro',
    closing: (title) => `Chiudere con calma su ${title}`,
    tone: (mood) =>
      `Mantenere un tono ${tones(['luminoso e ottimista', 'calmo', 'vivace ed energico', 'sobrio e preciso', 'leggero e giocoso', 'elegante e misurato', 'teso e concentrato', 'caldo e personale'])(mood)}`,
  },
};
