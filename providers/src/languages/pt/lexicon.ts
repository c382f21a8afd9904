import type { Lexicon } from '../lexicon.js';

/** Portuguese words of sentences. */
export const lexicon: Lexicon = {
  up: '(?<=%\\s)a mais|cresceu|cresceram|cresce|crescem|subiu|subiram|sobe|sobem|aumentou|aumentaram|aumenta|aumentam|melhorou|saltou|em alta|crescimento|aumento|dobrou|duplicou|passou de|ganhou',
  down: '(?<=%\\s)a menos|caiu|caíram|cai|caem|desceu|desceram|baixou|diminuiu|diminui|reduziu|reduziu-se|recuou|em queda|queda|perdeu',
  from: 'de|do|da|desde',
  to: 'para|a|até|aos?|atingindo|chegando a',
  and: 'e|assim como',
  or: 'ou',
  versus: 'vs\\.?|versus|contra|frente a|em comparação com|comparad[oa]s? (?:a|com)',
  whereas: 'enquanto|mas|ao passo que|já',
  linking:
    'passou|passaram|passa|o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|com|por|para|sobre|pelo|pela|é|são|era|foi|foram|tem|têm|representa|representam|atingiu|alcançou|chegou|trouxe|responde por|nosso|nossa|nossos|nossas|seu|sua|seus|suas|cerca de|quase|mais de|menos de|só|apenas|e|que|nós|se|custa|custam|vêm|vem|há|somos',
  dangling:
    'o|a|os|as|um|uma|de|do|da|dos|das|em|no|na|nos|nas|com|por|para|sobre|e|ou|mas|que|é|são|tem|seu|sua|se|mais|muito|não|como|quando|entre|sem|até|nosso|nossa|ao|à',
  outOf: 'em cada|de cada|em|de',
  numberWords: ['uma?', 'dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  sequence:
    'primeiramente|para começar|a seguir|logo depois|no fim|para terminar|primeiro|em primeiro lugar|segundo|terceiro|depois|em seguida|então|por fim|finalmente|por último',
  step: 'passo|etapa|fase|parte',
  upcoming: 'próximo passo|próximos passos|em breve|a seguir|próximo|próxima etapa|perspectivas',
  isA: 'é (?:uma?|o|a)|são|significa',
  includes: 'inclui|incluem|oferece|oferecem|contém|abrange|compreende',
  action:
    'inscreva-se|experimente|junte-se|visite|compre|peça|reserve|comece|ligue|assine|baixe|descubra|contate|fale|siga|saiba mais|cadastre-se',
  question: 'por que|porque|como|o que|quem|quando|onde|qual|quais|quant[oa]s?',
  pros: 'vantagens|vantagem|prós?|benefícios|a favor|pontos fortes',
  cons: 'desvantagens|desvantagem|contras?|riscos|pontos fracos',
  welcome:
    'receitas?|vendas|lucros?|margens|margem|faturamento|clientes|usuários|utilizadores|membros|sócios|assinantes|seguidores|visitantes|visitas|pedidos|reservas|doações|voluntários|satisfação|economia|eficiência|produtividade|colheitas?|crescimento|quota de mercado|salários|empregos?|expectativa de vida',
  unwelcome:
    'custos?|despesas?|gastos?|erros?|reclamações|queixas|emissões|dívidas?|resíduos|riscos?|desemprego|cancelamentos?|evasão|perdas?|inflação|acidentes|devoluções|atrasos?|poluição|fraude|churn|preços?',
  stop: 'vídeo|muito|mais|menos|todo|todos|todas|novo|nova|ano|anos|dia|dias|também|ser|fazer|cada|hoje',
  pronoun: 'ele|ela|eles|elas|isto|isso|nós|você|eu|este|esta|estes|estas',
  leadIn: 'em|desde|após|depois|antes|durante|segundo|com|para|hoje|agora|porém|mas|e|além disso|este ano|no|na',
};
