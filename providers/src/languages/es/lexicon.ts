import type { Lexicon } from '../lexicon.js';

/** Spanish words of sentences. */
export const lexicon: Lexicon = {
  up: '(?<=%\\s)más|creció|crecieron|crece|crecen|subió|subieron|sube|suben|aumentó|aumentaron|aumenta|aumentan|incrementó|mejoró|mejora|saltó|al alza|crecimiento|aumento|duplicó|se duplicó|pasó de|ganó',
  down: '(?<=%\\s)menos|cayó|cayeron|cae|caen|bajó|bajaron|baja|bajan|disminuyó|disminuye|descendió|redujo|se redujo|a la baja|caída|perdió',
  from: 'de|del|desde(?: el)?',
  to: 'a|al|hasta(?: el)?|hasta los',
  and: 'y|e|así como',
  or: 'o|u',
  versus: 'vs\\.?|versus|frente a|contra|en comparación con|comparad[oa]s? con',
  whereas: 'mientras que|mientras|pero|en cambio',
  linking:
    'pasó|pasaron|pasa|ha pasado|el|la|los|las|un|una|unos|unas|de|del|a|al|en|con|por|para|sobre|desde|es|son|era|fue|fueron|ha|han|tiene|tienen|representa|representan|alcanzó|alcanza|llegó|aportó|aporta|supone|suponen|nuestro|nuestra|nuestros|nuestras|su|sus|unos|casi|cerca de|más de|menos de|sólo|solo|y|que|nos|se|cuesta|cuestan|vienen|viene|procede|hay|somos',
  dangling:
    'el|la|los|las|un|una|de|del|a|al|en|con|por|para|sobre|y|o|pero|que|es|son|ha|han|su|sus|se|lo|más|muy|no|si|como|cuando|entre|sin|hasta|desde|nuestro|nuestra',
  outOf: 'de cada|de|sobre',
  numberWords: ['una?o?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  sequence:
    'en primer lugar|para empezar|para terminar|después de eso|más tarde|enseguida|entonces|primero|en primer lugar|segundo|en segundo lugar|tercero|luego|después|a continuación|finalmente|por último|al final',
  step: 'paso|etapa|fase|parte',
  upcoming: 'próximo paso|próximos pasos|próximamente|lo siguiente|siguiente|a continuación|pronto|perspectivas',
  isA: 'es (?:una?|el|la)|son|significa',
  includes: 'incluye|incluyen|ofrece|ofrecen|contiene|comprende|abarca|consta de',
  action:
    'ven|venid|venga|visítanos|te esperamos|regístrate|regístrese|prueba|pruebe|únete|visita|visite|compra|compre|pide|reserva|reserve|empieza|empiece|llama|suscríbete|descarga|descubre|descubra|contacta|síguenos|más información|apúntate',
  question: '¿?(?:por qué|cómo|qué|quién|cuándo|dónde|cuál(?:es)?|cuánt[oa]s?)',
  pros: 'ventajas?|pros?|a favor|beneficios|puntos fuertes',
  cons: 'desventajas?|contras?|en contra|inconvenientes|riesgos|puntos débiles',
  welcome:
    'ingresos|ventas|beneficios?|ganancias|márgenes|margen|clientes|usuarios|miembros|socios|suscriptores|seguidores|visitantes|visitas|pedidos|reservas|donaciones|voluntarios|satisfacción|ahorros?|eficiencia|productividad|cosechas?|crecimiento|cuota de mercado|salarios|empleos?|esperanza de vida',
  unwelcome:
    'tiempos?|plazos?|costes?|costos?|gastos?|errores|error|quejas|reclamaciones|emisiones|deuda|residuos|riesgos?|desempleo|paro|abandono|cancelaciones|bajas|pérdidas?|inflación|accidentes|devoluciones|retrasos?|contaminación|fraude|tasa de abandono|precios?',
  stop: 'vídeo|video|muy|más|menos|todo|todos|todas|nuevo|nueva|año|años|día|días|también|ser|hacer|cada|cómo|hoy',
  pronoun: 'él|ella|ellos|ellas|esto|eso|nosotros|usted|yo|tú|este|esta|estos|estas',
  leadIn: 'en|desde|tras|después|antes|durante|según|con|para|hoy|ahora|sin embargo|pero|y|además|este año|al',
};
