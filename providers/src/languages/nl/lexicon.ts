import { emptyLexicon, type Lexicon } from '../lexicon.js';

/** Dutch words of sentences. */
export const lexicon: Lexicon = {
  ...emptyLexicon,
  up: 'steeg|stegen|stijgt|groeide|groeiden|groeit|toegenomen|nam toe|groei|stijging',
  down: 'daalde|daalden|daalt|zakte|nam af|gedaald|daling',
  from: 'van',
  to: 'naar|tot',
  and: 'en|alsook',
  or: 'of',
  versus: 'vs\\.?|versus|tegen|tegenover',
  whereas: 'terwijl|maar',
  linking:
    'de|het|een|onze|ons|hun|zijn|haar|van|in|op|met|voor|uit|bij|aan|is|zijn|was|waren|heeft|hebben|bracht|komt|komen|en|ongeveer|bijna|meer dan|kost',
  dangling: 'de|het|een|van|in|op|met|voor|uit|bij|aan|en|of|maar|dat|die|is|zijn|te|om|naar',
  outOf: 'van de|op de|van',
  numberWords: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  sequence:
    'als eerste|allereerst|daarop|tenslotte|als laatste|ten tweede|ten derde|eerst|ten eerste|daarna|vervolgens|dan|ten slotte|tot slot',
  step: 'stap|fase',
  subject: 'men|u|we|wij',
  upcoming: 'volgende|volgende stap|binnenkort|straks',
  isA: 'is een|is de|is het',
  action: 'meld je aan|probeer|bezoek|koop|bestel|boek|start|bel|download|ontdek|lees meer',
  question: 'waarom|hoe|wat|wie|wanneer|waar|welke',
  pros: 'voordelen|voordeel',
  cons: 'nadelen|nadeel',
  welcome:
    'omzet|verkopen|winst|marge|inkomsten|klanten|gebruikers|leden|abonnees|bezoekers|bezoeken|bestellingen|boekingen|donaties|vrijwilligers|tevredenheid|besparing|productiviteit|oogst|groei|marktaandeel|lonen|banen|levensverwachting',
  unwelcome: 'kosten|uitgaven|fouten|klachten|uitstoot|schuld|verlies|verloop|inflatie|afval',
  pronoun: 'hij|zij|ze|ik|je|jij|jullie|men|het|wij|we|dit|dat|deze',
  leadIn: 'in|sinds|na|voor|volgens|met|vandaag|maar|en',
};
