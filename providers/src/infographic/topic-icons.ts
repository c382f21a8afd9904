/** Icons of the bundled set for what a label or step is about, the more special before the more general. */
const icons: readonly [string, RegExp][] = [
  [
    'coins',
    /revenue|sales|price|cost|income|profit|budget|money|spend|umsatz|kosten|preis|chiffre|ventas|ingreso|売上|價格|الإيراد/iu,
  ],
  ['users', /user|customer|people|employee|member|team|visitor|kunde|mitarbeit|client|equipo|顧客|社員|عميل|عملاء/iu],
  ['graduation-cap', /student|school|course|learn|train|educat|schul|étudiant|escuela|学/iu],
  ['zap', /energy|electric|power|kwh|strom|énergie|energía|電力|طاقة/iu],
  ['leaf', /carbon|co2|emission|climate|green|recycl|klima|climat|環境/iu],
  ['droplet', /water|rain|wasser|eau\b|agua|水/iu],
  ['coffee', /coffee|kaffee|café|コーヒー/iu],
  ['flame', /roast|heat|fire|burn|röst/iu],
  ['sprout', /plant|grow|seed|harvest|farm|pick|ernte|cultiv/iu],
  ['truck', /deliver|ship|transport|freight|liefer|livr|entreg|export/iu],
  ['factory', /factory|produc|manufactur|mill|fabrik|usine|process/iu],
  ['bike', /bike|bicycl|cycl|fahrrad|vélo|自転車/iu],
  ['car', /\bcars?\b|vehicle|auto\b|voiture/iu],
  ['plane', /flight|airport|travel|flug|vol\b/iu],
  ['house', /house|home|household|haushalt|maison/iu],
  ['building', /office|company|companies|city|büro|entreprise|empresa|会社/iu],
  ['globe', /countr|market|world|global|international|länder|pays\b/iu],
  ['clock', /time|hour|minute|day|week|month|zeit|stunde|heure|hora|時間/iu],
  ['search', /search|research|find|discover|review|inspect|check|audit/iu],
  ['pen-line', /write|draft|design|plan|sketch|sign/iu],
  ['settings', /build|set ?up|configure|install|develop|implement/iu],
  ['rocket', /launch|start|release|go live|lancement|veröffentlich/iu],
  ['package', /pack|order|product|parcel|bestell|commande/iu],
  ['message-circle', /feedback|support|call|talk|interview|chat|ask/iu],
  ['shopping-cart', /shop|buy|purchase|store|kauf|achat|compra/iu],
  ['smartphone', /phone|mobile|app\b|smartphone/iu],
  ['database', /data|storage|record|daten/iu],
  ['heart-pulse', /health|patient|medical|gesund|santé/iu],
  ['star', /rating|score|satisf|bewert|nps/iu],
];

/** An icon for a text, or none: an icon that only decorates is worse than a number. */
export function iconFor(text: string): string | undefined {
  return icons.find(([, pattern]) => pattern.test(text))?.[0];
}
