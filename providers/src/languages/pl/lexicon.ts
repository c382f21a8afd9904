import type { Lexicon } from '../lexicon.js';

/** Polish words of sentences. */
export const lexicon: Lexicon = {
  up: 'wzrósł|wzrosła|wzrosło|wzrosły|wzrośli|rośnie|rosną|wzrost|zwiększył(?:a|o|y)?(?: się)?|podniósł|podniosła|podwoił(?:a|o)?|więcej|wyżej|poprawił(?:a|o)?',
  down: 'spadł|spadła|spadło|spadły|spada|spadają|spadek|zmalał|zmalała|zmniejszył(?:a|o|y)?(?: się)?|obniżył(?:a|o|y)?(?: się)?|mniej|niżej|obniżka',
  from: 'z|ze|od',
  to: 'do|na',
  and: 'i|oraz|a także',
  or: 'lub|albo|czy',
  versus: 'vs\\.?|kontra|w porównaniu z|przeciw',
  whereas: 'podczas gdy|natomiast|ale|a|zaś',
  linking:
    'w|we|na|z|ze|do|od|po|przy|dla|przez|o|u|jest|są|był|była|było|były|ma|mają|to|nasz|nasza|nasze|ich|jego|jej|oraz|i|około|prawie|niemal|ponad|mniej niż|tylko|już|wynosi|wyniósł|wyniosła|kosztuje|stanowi|osiągnął|osiągnęła',
  dangling: 'w|we|na|z|ze|do|od|po|przy|dla|przez|o|u|i|oraz|lub|albo|ale|że|który|która|które|jest|są|to|nie|się',
  outOf: 'z|na|spośród',
  numberWords: [
    'jeden|jedna|jedno',
    'dwa|dwie|dwoje|dwóch',
    'trzy|trzech|troje',
    'cztery|czterech',
    'pięć|pięciu',
    'sześć|sześciu',
    'siedem|siedmiu',
    'osiem|ośmiu',
    'dziewięć|dziewięciu',
    'dziesięć|dziesięciu',
  ],
  sequence:
    'w pierwszej kolejności|a następnie|na początek|wreszcie|potem zaś|najpierw|po pierwsze|po drugie|potem|następnie|dalej|później|w końcu|na końcu|na koniec',
  step: 'krok|etap|faza',
  upcoming: 'dalej|następny krok|następne kroki|wkrótce|niebawem|w planach',
  isA: 'to|jest to|oznacza',
  includes: 'obejmuje|zawiera|oferuje|składa się z|ma w ofercie',
  action:
    'zapisz się|wypróbuj|sprawdź|odwiedź|kup|zamów|zarezerwuj|zadzwoń|pobierz|odkryj|dowiedz się|przyjdź|aplikuj|wesprzyj|dołącz|zgłoś się',
  question: 'dlaczego|czemu|jak|co|kto|kiedy|gdzie|który|która|które|czy|ile',
  pros: 'zalety|plusy|korzyści',
  cons: 'wady|minusy',
  welcome:
    'przych[oó]d(?:y|ów)?|sprzedaż(?:y)?|zysk(?:i|ów)?|obrot(?:y|ów)?|marż[aey]|klien(?:t|ci|tów)|użytkowni(?:k|cy|ków)|członk(?:owie|ów)|odwiedziny|goś(?:cie|ci)|zamówie(?:nia|ń)|rezerwacj[aei]|darowizn[y]?|wolontariusz(?:e|y)|zadowolenie|satysfakcj[aei]|wydajność|plon(?:y|ów)|wzrost|udział w rynku|płac[ea]|zatrudnienie',
  unwelcome:
    'koszty?|kosztów|wydatki|błędy|skargi|reklamacj[ei]|emisj[aei]|dług(?:i)?|strat[ay]|inflacj[ai]|bezrobocie|odpady|czas oczekiwania|rezygnacj[ei]|wypadki|absencj[ai]',
  stop: 'film|wideo|też|także|bardzo|więcej|wiele|wszystkie|każdy|kiedy|tam|tu|jak|co|dlaczego|teraz|dziś',
  pronoun: 'on|ona|ono|oni|one|my|wy|ja|to|ten|ta|te|oba',
  leadIn: 'w|od|po|przed|podczas|według|z|dziś|teraz|ale|i|jednak',
};
