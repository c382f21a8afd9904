import type { Lexicon } from '../lexicon.js';

/** English words of sentences. */
export const lexicon: Lexicon = {
  up: '(?<=%\\s)(?:more|higher|better|faster)|raised|raises|lifted|has risen|have risen|risen|grown|grew|grow|grows|growing|rose|rise|rises|rising|increased|increase|increases|climbed|climbs|jumped|jumps|soared|surged|gained|gains|expanded|improved|improves|up|doubled|tripled|growth|went up|higher|boosted',
  down: '(?<=%\\s)(?:fewer|less|lower)|lowered|fallen|fell|fall|falls|falling|dropped|drop|drops|declined|decline|declines|decreased|decrease|decreases|shrank|shrunk|slipped|sank|cut|reduced|reduces|down|lost|went down|lower|halved|slid',
  from: 'from',
  to: 'to|up to|down to|reaching|hitting',
  and: 'and|&|as well as',
  or: 'or',
  versus: 'vs\\.?|versus|compared (?:to|with)|against',
  whereas: 'while|whereas|but',
  linking:
    'them|moved|changed|funds?|causes?|caused|emits?|employs?|covers|captures|drives?|owns|gives|needs?|spends?|the|a|an|our|their|its|his|her|your|my|of|in|on|at|by|for|from|to|with|via|through|per|over|about|around|nearly|almost|roughly|approximately|more than|less than|only|just|under|is|are|was|were|be|been|being|has|have|had|brought|brings|bring|made up|makes up|make up|made|makes|make|accounts? for|accounted for|contributed|contributes|represents?|represented|reached|reaches|hit|hits|came|comes|come|comes from|came from|generated|generates|delivers|delivered|took|takes|scored|scores|sold|sells|earned|earns|holds|held|costs|cost|totals|totaled|stands at|stood at|got|gets|now|already|as|and|with|we|they|it|us|who|that|which|this|these|those|say|said|says|prefer|uses|used|use|went|goes|another|other|up|down|then|also|remaining',
  dangling:
    'the|a|an|our|their|its|your|my|of|in|on|at|by|for|from|to|with|via|and|or|but|that|which|who|is|are|was|were|be|has|have|had|as|than|into|per|about|while|when|where|because|if|so|not|it|this|these|more|very|will|can|between|over|under',
  outOf: 'out of|in|of(?: the| every)?',
  numberWords: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  sequence:
    'to start(?: with)?|first of all|to begin with|followed by that|last of all|in the end|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|then|next|after that|afterwards|finally|lastly|last',
  step: 'step|stage|phase|part',
  upcoming:
    "next stops?|next markets?|next|coming next|coming soon|what[’']s next|next up|next steps?|upcoming|outlook|ahead|soon|later",
  isA: 'is (?:an?|the)|are (?:an?|the)|means|refers to|is when',
  includes: 'includes?|included|offers?|features|supports?|comes with|provides?|contains?|consists? of|covers?|brings',
  action:
    'use code|visit us|call us|sign up|try|join|visit|buy|order|pre-?order|book|get started|start|call|register|subscribe|download|learn more|read more|follow|contact|apply|discover|shop|get yours|come|donate|vote|reserve|request|see more|find out more|go to|head to',
  question: 'why|how|what|who|when|where|which|is|are|can|do|does|did|should|will|would|could',
  pros: 'pros?|advantages?|benefits|upsides?|strengths|for',
  cons: 'cons?|disadvantages?|drawbacks|downsides?|weaknesses|risks|against',
  welcome:
    'revenues?|sales|turnover|profits?|margins?|income|earnings|customers?|users?|members?|memberships?|subscribers?|followers?|visitors?|visits?|downloads?|sign-?ups?|registrations?|orders|bookings?|donations?|donors|volunteers?|satisfaction|ratings?|scores?|savings?|efficiency|productivity|output|harvests?|yields?|attendance|enrol?lments?|growth|market share|conversions?|retention|uptime|battery life|life expectancy|literacy|wages?|pay|jobs|employment|loans|deliveries|renewals?|graduates?|speed|battery|capacity|storage',
  unwelcome:
    'times?|temperatures?|sea levels?|co2|carbon|key rate|interest rates?|churn|costs?|cost|expenses?|spending|errors?|bugs?|complaints?|emissions?|debts?|wastes?|risks?|unemployment|latency|downtime|loss|losses|crime|deaths?|inflation|bounce|defects?|incidents?|accidents?|returns|refunds|absences?|absenteeism|delays?|pollution|fraud|turnover|attrition|time to|waiting|wait|load time|response time|price|prices|charging|refuelling|consumption|noise',
  stop: 'video|thing|things|new|also|very|more|most|many|much|people|year|years|day|days|can|will|may|not|all|every|each|when|than|into|out|there|here|what|how|why|one|two|three|first|last|next|today|every',
  pronoun: 'it|they|this|that|these|those|he|she|we|you|i|its|their|both',
  leadIn:
    'in|by|during|since|after|before|over|at|on|as|today|now|last|this|according|with|for|overall|however|meanwhile|also|but|and|so',
};
