import type { Lexicon } from '../lexicon.js';

/** Swedish words of sentences. */
export const lexicon: Lexicon = {
  up: 'ökade|ökat|ökar|ökning(?:en)?|steg|stigit|stiger|växte|växt|växer|tillväxt|uppgång|upp|högre|fördubblades|förbättrades',
  down: 'minskade|minskat|minskar|minskning(?:en)?|sjönk|sjunkit|sjunker|föll|fallit|faller|nedgång|ned|ner|lägre|halverades',
  from: 'från',
  to: 'till|upp till|ned till',
  and: 'och|samt',
  or: 'eller',
  versus: 'vs\\.?|mot|kontra|jämfört med',
  whereas: 'medan|men|däremot',
  linking:
    'den|det|de|en|ett|vår|vårt|våra|deras|dess|sin|sitt|sina|av|i|på|med|för|från|till|hos|vid|är|var|har|hade|blev|blir|kostar|kom|kommer|och|cirka|ungefär|nästan|drygt|mer än|bara',
  dangling: 'den|det|de|en|ett|av|i|på|med|för|från|till|hos|vid|och|eller|men|att|som|är|var|har|om|när',
  outOf: 'av|av de|på',
  numberWords: ['en|ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'],
  sequence:
    'allra först|till att börja med|efter det|sen|slutligen|sist|först|för det första|sedan|därefter|därpå|slutligen|till sist|till slut',
  step: 'steg|fas|moment',
  subject: 'du|man|ni|vi',
  upcoming: 'härnäst|nästa steg|nästa|snart|framöver',
  isA: 'är en|är ett|innebär|betyder',
  includes: 'innehåller|omfattar|inkluderar|erbjuder|består av',
  action: 'anmäl dig|prova|testa|besök|köp|beställ|boka|ring|ladda ner|upptäck|läs mer|kom|ansök|skänk|swisha|följ',
  question: 'varför|hur|vad|vem|vilka|när|var|vilken|vilket|kan|är',
  pros: 'fördelar|fördel|plus',
  cons: 'nackdelar|nackdel|minus',
  welcome:
    'omsättning(?:en)?|försäljning(?:en)?|intäkt(?:er|erna)?|vinst(?:en|er)?|resultat(?:et)?|marginal(?:en)?|kunder(?:na)?|användare|medlemmar|besök(?:are)?|gäster|beställningar|bokningar|gåvor|volontärer|nöjdhet(?:en)?|skörd(?:en)?|tillväxt(?:en)?|marknadsandel(?:en)?|löner|sysselsättning(?:en)?|deltagare|livslängd',
  unwelcome:
    'kostnad(?:er|en|erna)?|utgifter|fel|klagomål|utsläpp(?:en)?|skuld(?:er)?|förlust(?:er)?|inflation(?:en)?|arbetslöshet(?:en)?|avfall|väntetid(?:er|en)?|sjukfrånvaro(?:n)?|kundtapp(?:et)?|olyckor',
  stop: 'video|film|också|mycket|mer|flera|många|alla|varje|när|där|här|hur|vad|varför|nu|idag',
  pronoun: 'den|det|de|vi|ni|jag|du|han|hon|detta|denna|dessa|båda',
  leadIn: 'i|sedan|efter|före|under|enligt|med|idag|nu|men|och|också',
};
