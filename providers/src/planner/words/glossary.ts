/**
 * Frequent words of business prompts, English to French, German and Spanish: enough to say simple claims
 * in another language, never to call the result a translation. One row: en | fr | de | es.
 */
const rows = `
revenue | le chiffre d’affaires | der Umsatz | los ingresos
revenues | les revenus | die Erlöse | los ingresos
sales | les ventes | der Absatz | las ventas
online sales | les ventes en ligne | der Onlineumsatz | las ventas en línea
store sales | les ventes en magasin | der Umsatz im Laden | las ventas en tienda
profit | le bénéfice | der Gewinn | el beneficio
profits | les bénéfices | die Gewinne | los beneficios
net profit | le bénéfice net | der Nettogewinn | el beneficio neto
operating profit | le résultat d’exploitation | das Betriebsergebnis | el resultado operativo
income | le revenu | das Einkommen | los ingresos
margin | la marge | die Marge | el margen
gross margin | la marge brute | die Bruttomarge | el margen bruto
cost | le coût | die Kosten | el coste
costs | les coûts | die Kosten | los costes
expenses | les dépenses | die Ausgaben | los gastos
budget | le budget | das Budget | el presupuesto
cash | la trésorerie | die Barmittel | el efectivo
debt | la dette | die Schulden | la deuda
growth | la croissance | das Wachstum | el crecimiento
churn | l’attrition | die Abwanderung | la tasa de abandono
churn rate | le taux d’attrition | die Abwanderungsrate | la tasa de abandono
retention | la fidélisation | die Kundenbindung | la retención
customer | le client | der Kunde | el cliente
customers | les clients | die Kunden | los clientes
new customers | les nouveaux clients | die neuen Kunden | los nuevos clientes
users | les utilisateurs | die Nutzer | los usuarios
active users | les utilisateurs actifs | die aktiven Nutzer | los usuarios activos
subscribers | les abonnés | die Abonnenten | los suscriptores
subscriptions | les abonnements | die Abonnements | las suscripciones
downloads | les téléchargements | die Downloads | las descargas
visitors | les visiteurs | die Besucher | los visitantes
visits | les visites | die Besuche | las visitas
orders | les commandes | die Bestellungen | los pedidos
members | les membres | die Mitglieder | los miembros
employees | les employés | die Beschäftigten | los empleados
people | les personnes | die Menschen | las personas
team | l’équipe | das Team | el equipo
headcount | l’effectif | die Mitarbeiterzahl | la plantilla
developers | les développeurs | die Entwickler | los desarrolladores
partners | les partenaires | die Partner | los socios
stores | les magasins | die Filialen | las tiendas
shops | les boutiques | die Läden | las tiendas
offices | les bureaux | die Büros | las oficinas
office | le bureau | das Büro | la oficina
countries | les pays | die Länder | los países
cities | les villes | die Städte | las ciudades
market | le marché | der Markt | el mercado
market share | la part de marché | der Marktanteil | la cuota de mercado
markets | les marchés | die Märkte | los mercados
product | le produit | das Produkt | el producto
products | les produits | die Produkte | los productos
service | le service | der Service | el servicio
services | les services | die Dienstleistungen | los servicios
hardware | le matériel | die Hardware | el hardware
software | les logiciels | die Software | el software
price | le prix | der Preis | el precio
prices | les prix | die Preise | los precios
satisfaction | la satisfaction | die Zufriedenheit | la satisfacción
customer satisfaction | la satisfaction client | die Kundenzufriedenheit | la satisfacción del cliente
survey | l’enquête | die Umfrage | la encuesta
results | les résultats | die Ergebnisse | los resultados
report | le rapport | der Bericht | el informe
review | le bilan | der Rückblick | el balance
summary | le résumé | die Zusammenfassung | el resumen
update | le point | das Update | la actualización
quarter | le trimestre | das Quartal | el trimestre
year | l’année | das Jahr | el año
month | le mois | der Monat | el mes
week | la semaine | die Woche | la semana
day | le jour | der Tag | el día
our | notre | unser | nuestro
our q1 | notre T1 | unser Q1 | nuestro T1
our q2 | notre T2 | unser Q2 | nuestro T2
our q3 | notre T3 | unser Q3 | nuestro T3
our q4 | notre T4 | unser Q4 | nuestro T4
q1 | T1 | Q1 | T1
q2 | T2 | Q2 | T2
q3 | T3 | Q3 | T3
q4 | T4 | Q4 | T4
our year | notre année | unser Jahr | nuestro año
annual report | le rapport annuel | der Jahresbericht | el informe anual
quarterly results | les résultats trimestriels | die Quartalsergebnisse | los resultados trimestrales
at a glance | en un coup d’œil | auf einen Blick | de un vistazo
north america | Amérique du Nord | Nordamerika | Norteamérica
south america | Amérique du Sud | Südamerika | Sudamérica
latin america | Amérique latine | Lateinamerika | Latinoamérica
europe | Europe | Europa | Europa
asia | Asie | Asien | Asia
africa | Afrique | Afrika | África
oceania | Océanie | Ozeanien | Oceanía
middle east | Moyen-Orient | Naher Osten | Oriente Medio
asia pacific | Asie-Pacifique | Asien-Pazifik | Asia-Pacífico
rest of world | reste du monde | übrige Welt | resto del mundo
domestic | le marché intérieur | Inland | mercado nacional
international | l’international | Ausland | mercado internacional
launch | lancement | Start | lanzamiento
launch in | lancement, | Start: | lanzamiento:
product launch | lancement du produit | Produktstart | lanzamiento del producto
opening | ouverture | Eröffnung | apertura
expansion | expansion | Expansion | expansión
expansion in | expansion, | Expansion: | expansión:
acquisition | acquisition | Übernahme | adquisición
investment | l’investissement | die Investition | la inversión
funding | le financement | die Finanzierung | la financiación
emissions | les émissions | die Emissionen | las emisiones
energy | l’énergie | die Energie | la energía
energy use | la consommation d’énergie | der Energieverbrauch | el consumo de energía
water | l’eau | das Wasser | el agua
waste | les déchets | der Abfall | los residuos
food | l’alimentation | die Lebensmittel | la alimentación
health | la santé | die Gesundheit | la salud
education | l’éducation | die Bildung | la educación
housing | le logement | das Wohnen | la vivienda
transport | les transports | der Verkehr | el transporte
rent | le loyer | die Miete | el alquiler
traffic | le trafic | der Verkehr | el tráfico
search | la recherche | die Suche | la búsqueda
social media | les réseaux sociaux | soziale Medien | las redes sociales
social | les réseaux sociaux | soziale Medien | las redes sociales
email | l’e-mail | E-Mail | el correo
direct | l’accès direct | direkt | directo
mobile | le mobile | Mobilgeräte | el móvil
desktop | l’ordinateur | Desktop | el ordenador
website | le site web | die Website | el sitio web
app | l’application | die App | la aplicación
conversion rate | le taux de conversion | die Konversionsrate | la tasa de conversión
response time | le temps de réponse | die Antwortzeit | el tiempo de respuesta
errors | les erreurs | die Fehler | los errores
complaints | les réclamations | die Beschwerden | las quejas
tickets | les tickets | die Tickets | los tickets
uptime | la disponibilité | die Verfügbarkeit | la disponibilidad
downtime | les interruptions | die Ausfallzeit | las interrupciones
productivity | la productivité | die Produktivität | la productividad
quality | la qualité | die Qualität | la calidad
speed | la vitesse | die Geschwindigkeit | la velocidad
time | le temps | die Zeit | el tiempo
jobs | les emplois | die Arbeitsplätze | los empleos
unemployment | le chômage | die Arbeitslosigkeit | el desempleo
inflation | l’inflation | die Inflation | la inflación
population | la population | die Bevölkerung | la población
students | les étudiants | die Studierenden | los estudiantes
teachers | les enseignants | die Lehrkräfte | los docentes
patients | les patients | die Patienten | los pacientes
donations | les dons | die Spenden | las donaciones
volunteers | les bénévoles | die Freiwilligen | los voluntarios
members joined | nouveaux membres | neue Mitglieder | nuevos miembros
remote work | le télétravail | Homeoffice | el teletrabajo
electric cars | les voitures électriques | Elektroautos | los coches eléctricos
petrol cars | les voitures à essence | Benziner | los coches de gasolina
flexible hours | des horaires flexibles | flexible Zeiten | horarios flexibles
sign up | inscrivez-vous | jetzt anmelden | regístrate
learn more | en savoir plus | mehr erfahren | más información
join us | rejoignez-nous | machen Sie mit | únete
pre-order | précommandez | jetzt vorbestellen | reserva
try it free | essayez gratuitement | jetzt gratis testen | pruébalo gratis
next | à suivre | als Nächstes | a continuación
new | nouveau | neu | nuevo
total | le total | insgesamt | el total
other | autres | Sonstige | otros
others | autres | Sonstige | otros
women | les femmes | Frauen | las mujeres
men | les hommes | Männer | los hombres
yes | oui | ja | sí
no | non | nein | no
in | en | in | en
and | et | und | y
of | de | von | de
for | pour | für | para
with | avec | mit | con
the | | |
`;

const places: Record<string, number> = { fr: 1, de: 2, es: 3 };
const tables = new Map<string, Map<string, string>>();

/** The glossary from English into `to`; undefined when there is none. */
export function glossaryOf(from: string, to: string): Map<string, string> | undefined {
  if (from !== 'en' || !(to in places)) return undefined;
  const known = tables.get(to);
  if (known) return known;
  const table = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim());
    table.set(cells[0]!, cells[places[to]!] ?? '');
  }
  tables.set(to, table);
  return table;
}
