import type { Lexicon } from '../lexicon.js';

/** German words of sentences. */
export const lexicon: Lexicon = {
  up: '(?<=%\\s)mehr|stieg|stiegen|steigt|steigen|gestiegen|wuchs|wuchsen|wächst|wachsen|gewachsen|erhöhte sich|kletterte|legte(?: um)?|legten|zugelegt|sprang|verdoppelte sich|plus|anstieg|wachstum|zunahm|nahm zu|verbesserte sich',
  down: '(?<=%\\s)weniger|sank|sanken|sinkt|sinken|gesunken|fiel|fielen|fällt|fallen|gefallen|ging zurück|schrumpfte|reduzierte sich|verringerte sich|minus|rückgang|nahm ab|halbierte sich|senkte|gesenkt|senken',
  from: 'von',
  to: 'auf|bis(?: zu)?',
  and: 'und|sowie',
  or: 'oder',
  versus: 'vs\\.?|versus|gegen|gegenüber|im vergleich (?:zu|mit)|im vergleich zum',
  whereas: 'während|wohingegen|aber|hingegen',
  linking:
    'der|die|das|den|dem|des|ein|eine|einen|einer|einem|unser|unsere|unserer|ihr|ihre|sein|seine|von|vom|in|im|an|am|auf|mit|bei|beim|für|aus|zu|zum|zur|über|unter|pro|rund|etwa|ca\\.|fast|mehr als|weniger als|nur|ist|sind|war|waren|wird|werden|hat|haben|hatte|liegt bei|lag bei|liegt|liegen|kostet|kosten|erreicht|erreichte|erreichen|brachte|bringt|macht|machen|kommt|kommen|beträgt|betrug|und|wir|sie|es|die|welche|davon|nun|jetzt|schon|bereits|schafft|braucht|verbraucht|bietet|entfallen|entfällt|wiegt|fährt',
  dangling:
    'der|die|das|den|dem|des|ein|eine|einen|einer|einem|von|vom|in|im|an|am|auf|mit|bei|für|aus|zu|zum|zur|und|oder|aber|dass|ist|sind|war|hat|haben|als|um|über|unter|pro|wie|wenn|weil|nicht|sich|durch|ohne|zwischen',
  outOf: 'von|der|aus',
  numberWords: ['eine?r?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  sequence:
    'als erstes|als nächstes|im anschluss|daraufhin|nun|am ende|zu guter letzt|zuerst|zunächst|erstens|zweitens|drittens|dann|danach|anschließend|schließlich|zuletzt|zum schluss',
  step: 'schritt|phase|stufe|teil',
  subject: 'du|man|ihr|wir',
  upcoming: 'nächster schritt|nächste schritte|als nächstes|demnächst|ausblick|bald|künftig|weiter geht es',
  isA: 'ist (?:eine?|der|die|das)|sind|bedeutet|bezeichnet|heißt',
  includes: 'umfasst|umfassen|enthält|enthalten|bietet|bieten|besteht aus|unterstützt|beinhaltet',
  action:
    'jetzt|melden sie sich|melde dich|testen sie|teste|besuchen sie|besuche|kaufen sie|bestellen sie|bestelle|buchen sie|buche|starten sie|starte|rufen sie|abonnieren|laden sie|lade|entdecken sie|entdecke|kontaktieren|bewirb dich|mehr erfahren|vorbestellen',
  question: 'warum|wie|was|wer|wann|wo|welche[rs]?|ist|sind|kann|wieso|weshalb',
  pros: 'vorteile?|pro|stärken|dafür|pluspunkte',
  cons: 'nachteile?|kontra|contra|schwächen|dagegen|risiken',
  welcome:
    'umsatz|umsätze|absatz|gewinne?|ertrag|erträge|einnahmen|marge|kund(?:en|innen)|nutzer(?:innen)?|mitglieder|besuche|besucher(?:innen)?|gäste|bestellungen|buchungen|spenden|freiwillige|zufriedenheit|bewertung|ersparnis|effizienz|produktivität|ernte|teilnehmer(?:innen)?|wachstum|marktanteil|löhne|beschäftigung|ausleihen|laufzeit|lebenserwartung',
  unwelcome:
    '\\p{L}*zeit(?:en)?|kosten|ausgaben|fehler|fehlerquote|beschwerden|reklamationen|emissionen|ausstoß|schulden|abfall|müll|risiko|risiken|arbeitslosigkeit|abwanderung|kündigungen|kündigungsquote|abwanderungsrate|verluste?|inflation|unfälle|retouren|verspätungen|wartezeit|ausfälle|verbrauch|fluktuation|preise?|ladezeit',
  stop: 'video|sehr|mehr|neu|neue|neuen|auch|jahr|jahre|tag|tage|alle|viele|noch|nicht|heute|immer|können|kann|soll|menschen',
  pronoun: 'er|sie|es|wir|ihr|ich|du|dies|diese|dieser|das|beide',
  leadIn: 'im|in|seit|nach|vor|während|laut|mit|für|heute|dabei|jedoch|aber|und|außerdem|zudem|insgesamt|am|bei|auch',
};
