import type { Lexicon } from '../lexicon.js';

/** Italian words of sentences. */
export const lexicon: Lexicon = {
  up: '(?<=%\\s)in più|è cresciut[oa]|sono cresciut[ie]|cresce|crescono|cresciut[oaie]|è salit[oa]|sale|salgono|salit[oaie]|è aumentat[oa]|aumenta|aumentano|aumentat[oaie]|migliora|migliorat[oaie]|in crescita|in aumento|crescita|aumento|raddoppiat[oaie]|passa da|è passat[oa] da',
  down: '(?<=%\\s)in meno|è sces[oa]|sono sces[ie]|scende|scendono|sces[oaie]|è calat[oa]|cala|calano|calat[oaie]|diminuisce|diminuit[oaie]|ridott[oaie]|in calo|calo|perde|pers[oa]',
  from: "da|dal|dallo|dalla|dai|dall[’']",
  to: "a|al|allo|alla|ai|all[’']|fino a|raggiungendo",
  and: 'e|ed|nonché',
  or: 'o|oppure',
  versus: 'vs\\.?|versus|contro|rispetto a|a confronto con|in confronto a',
  whereas: 'mentre|ma|invece',
  linking:
    "è passat[oa]|passa|il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|degli|delle|a|al|alla|ai|in|nel|nella|con|per|su|da|dal|dalla|è|sono|era|ha|hanno|rappresenta|rappresentano|raggiunge|ha raggiunto|porta|vale|nostro|nostra|nostri|nostre|suo|sua|suoi|sue|circa|quasi|più di|meno di|solo|e|che|ci|si|costa|costano|viene|vengono|arriva|l[’']|dell[’']|d[’']",
  dangling:
    'il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|degli|delle|a|al|alla|in|nel|nella|con|per|su|da|dal|dalla|e|o|ma|che|è|sono|ha|hanno|si|più|molto|non|come|quando|tra|fra|senza|nostro|nostra',
  outOf: 'su',
  numberWords: ['uno?a?', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  sequence:
    'per cominciare|all.inizio|dopodiché|successivamente|in seguito|per finire|da ultimo|per ultimo|prima|innanzitutto|per prima cosa|primo|secondo|terzo|poi|dopo|quindi|infine|alla fine',
  step: 'passo|passaggio|fase|tappa|parte',
  upcoming: 'prossimo passo|prossimi passi|prossimamente|in arrivo|a seguire|presto|prospettive',
  isA: "è (?:una?|uno|il|la|lo|un[’']|l[’'])|sono|significa",
  includes: 'include|includono|comprende|comprendono|offre|offrono|contiene|copre',
  action:
    'iscriviti|prova|provate|unisciti|visita|visitate|acquista|compra|ordina|prenota|inizia|chiama|abbonati|scarica|scopri|contatta|contattaci|seguici|scopri di più',
  question: 'perché|come|che cosa|cosa|chi|quando|dove|quale|quali|quant[oaie]',
  pros: 'vantaggi|vantaggio|pro|benefici|punti di forza|a favore',
  cons: 'svantaggi|svantaggio|contro|rischi|punti deboli|limiti',
  welcome:
    'ricavi|vendite|fatturato|utili|utile|margini|entrate|clienti|utenti|membri|soci|iscritti|visitatori|visite|ordini|prenotazioni|donazioni|volontari|soddisfazione|risparmi|risparmio|efficienza|produttività|raccolto|crescita|quota di mercato|salari|occupazione|aspettativa di vita',
  unwelcome:
    'costi|costo|spese|spesa|errori|errore|reclami|emissioni|debiti|debito|rifiuti|rischi|rischio|disoccupazione|abbandono|tasso di abbandono|cancellazioni|perdite|inflazione|incidenti|resi|ritardi|inquinamento|frodi|prezzi|prezzo',
  stop: 'video|molto|più|meno|tutto|tutti|tutte|nuovo|nuova|anno|anni|giorno|giorni|anche|essere|fare|ogni|oggi',
  pronoun: 'lui|lei|loro|questo|questa|questi|queste|ciò|noi|voi|io|tu|esso|essa',
  leadIn: "in|nel|dal|da|dopo|prima|durante|secondo|con|per|oggi|ora|tuttavia|ma|e|inoltre|quest[’']anno|al",
};
