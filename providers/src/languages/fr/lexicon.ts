import type { Lexicon } from '../lexicon.js';

/** French words of sentences. */
export const lexicon: Lexicon = {
  up: "augmente|augmenté|augmentent|a augmenté|ont augmenté|progresse|progressé|a progressé|progressent|croît|a crû|bondit|bondi|grimpe|grimpé|monte|monté|passe de|en hausse|hausse|croissance|gagne|gagné|doublé|double|triple|s[’']améliore|améliorée?",
  down: '(?<=%\\s)de moins|baisse|baissé|a baissé|baissent|recule|reculé|diminue|diminué|chute|chuté|tombe|tombée?|en baisse|réduite?|réduit|perd|perdu|est passée? sous',
  from: 'de',
  to: "à|jusqu[’']à|pour atteindre|atteignant|et atteint",
  and: 'et|ainsi que|puis',
  or: 'ou',
  versus: 'vs\\.?|versus|contre|face à|comparée?s? à|par rapport à',
  whereas: 'tandis que|alors que|mais|contre',
  linking:
    "est passée?|sont passée?s|passe|passent|le|la|les|un|une|des|du|de|d[’']|l[’']|à|au|aux|en|dans|sur|par|pour|avec|chez|est|sont|était|a|ont|avait|représente|représentent|pèse|pèsent|atteint|atteignent|compte|comptent|vaut|notre|nos|leur|leurs|son|sa|ses|environ|près de|plus de|moins de|et|soit|dont|viennent|vient|provient|provenant|nous|ils|elles|qui|que|ce|cette|ces|désormais|également|y|affiche|génère|réalise|apporte|apportent|totalise",
  dangling:
    'le|la|les|un|une|des|du|de|à|au|aux|en|dans|sur|par|pour|avec|chez|et|ou|mais|qui|que|dont|est|sont|a|ont|ce|cette|notre|nos|plus|ne|pas|si|son|sa|ses|leur|leurs|se|sans|vers|entre',
  outOf: 'sur',
  numberWords: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  sequence:
    "tout d[’']abord|en premier(?: lieu)?|après cela|pour terminer|à la fin|enfin|d[’']abord|tout d[’']abord|premièrement|deuxièmement|troisièmement|ensuite|puis|après|enfin|finalement|pour finir",
  step: 'étape|phase|partie',
  upcoming:
    'prochaine étape|prochaines étapes|et après|à venir|la suite|bientôt|perspectives?|ensuite|à suivre|prochainement',
  isA: "est (?:une?|le|la|l[’'])|sont des|désigne|signifie",
  includes: 'comprend|comprennent|inclut|incluent|offre|offrent|propose|proposent|contient|réunit|couvre',
  action:
    'inscrivez-vous|essayez|rejoignez|visitez|achetez|commandez|réservez|commencez|appelez|abonnez-vous|téléchargez|découvrez|contactez|rendez-vous|en savoir plus|précommandez|participez',
  question: "pourquoi|comment|qu[’']est-ce|que|quel(?:le)?s?|qui|quand|où|combien|est-ce",
  pros: 'avantages?|pour|points forts|atouts|bénéfices',
  cons: 'inconvénients?|contre|points faibles|limites|risques',
  welcome:
    "chiffre d[’']affaires|ventes|bénéfices?|marges?|revenus?|recettes|clients?|utilisateurs|membres|adhérents|abonnés|visiteurs|visites|commandes|réservations|dons|bénévoles|satisfaction|économies|efficacité|productivité|récoltes?|croissance|parts? de marché|salaires|emplois?|espérance de vie",
  unwelcome:
    "coûts?|dépenses?|erreurs?|plaintes?|réclamations?|émissions?|dettes?|déchets?|risques?|chômage|attrition|désabonnement|pertes?|inflation|accidents?|retours|retards?|délais?|délai|pollution|fraude|absentéisme|charges|turnover|prix|taux d[’']attrition|taux de désabonnement",
  stop: 'vidéo|très|plus|moins|tout|tous|toutes|nouveau|nouvelle|année|an|ans|jour|jours|aussi|être|avoir|faire|comme|bien|aujourd',
  pronoun: 'il|elle|ils|elles|ce|cela|ça|nous|vous|je|on|cette|ces|celui-ci',
  leadIn:
    "en|au|depuis|après|avant|pendant|selon|avec|pour|aujourd[’']hui|désormais|cependant|mais|et|donc|cette année|enfin|de plus|dans",
};
