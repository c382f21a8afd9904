/** A country, or a city in it, named in a text. */
export interface FoundPlace {
  name: string;
  /** ISO 3166-1 alpha-3. */
  country: string;
  start: number;
  end: number;
}

const codes =
  'AF:AFG AL:ALB DZ:DZA AO:AGO AR:ARG AM:ARM AU:AUS AT:AUT AZ:AZE BD:BGD BY:BLR BE:BEL BJ:BEN BO:BOL BA:BIH BW:BWA BR:BRA BG:BGR BF:BFA KH:KHM CM:CMR CA:CAN CL:CHL CN:CHN CO:COL CR:CRI HR:HRV CU:CUB CY:CYP CZ:CZE DK:DNK DO:DOM EC:ECU EG:EGY SV:SLV EE:EST ET:ETH FI:FIN FR:FRA GA:GAB DE:DEU GH:GHA GR:GRC GT:GTM HN:HND HK:HKG HU:HUN IS:ISL IN:IND ID:IDN IR:IRN IQ:IRQ IE:IRL IL:ISR IT:ITA JM:JAM JP:JPN KZ:KAZ KE:KEN KR:KOR KW:KWT LV:LVA LB:LBN LT:LTU LU:LUX MG:MDG MY:MYS ML:MLI MT:MLT MX:MEX MD:MDA MN:MNG ME:MNE MA:MAR MZ:MOZ MM:MMR NA:NAM NP:NPL NL:NLD NZ:NZL NI:NIC NE:NER NG:NGA MK:MKD NO:NOR OM:OMN PK:PAK PA:PAN PY:PRY PE:PER PH:PHL PL:POL PT:PRT QA:QAT RO:ROU RU:RUS RW:RWA SA:SAU SN:SEN RS:SRB SG:SGP SK:SVK SI:SVN ZA:ZAF ES:ESP LK:LKA SE:SWE CH:CHE TW:TWN TZ:TZA TH:THA TN:TUN TR:TUR UG:UGA UA:UKR AE:ARE GB:GBR US:USA UY:URY UZ:UZB VE:VEN VN:VNM YE:YEM ZM:ZMB ZW:ZWE';
/** What countries are called besides the names that Intl has for them. */
const countryAliases: Record<string, string> = {
  USA: 'USA', 'U.S.': 'USA', 'United States': 'USA', UK: 'GBR', 'U.K.': 'GBR', Britain: 'GBR', England: 'GBR', UAE: 'ARE', Czechia: 'CZE', 'South Korea': 'KOR', Korea: 'KOR',
  'Great Britain': 'GBR', Holland: 'NLD', 'the Netherlands': 'NLD', 'États-Unis': 'USA', 'Royaume-Uni': 'GBR', 'Estados Unidos': 'USA', EUA: 'USA', 'Stati Uniti': 'USA', 'Großbritannien': 'GBR', 'Regno Unito': 'GBR', 'Reino Unido': 'GBR',
}; // prettier-ignore
const cities: Record<string, string> = {
  London: 'GBR', Paris: 'FRA', Berlin: 'DEU', Munich: 'DEU', Hamburg: 'DEU', Tokyo: 'JPN', Osaka: 'JPN', Madrid: 'ESP', Barcelona: 'ESP', Lisbon: 'PRT', Rome: 'ITA', Milan: 'ITA', Amsterdam: 'NLD', Brussels: 'BEL', Vienna: 'AUT', Zurich: 'CHE', Stockholm: 'SWE', Oslo: 'NOR', Copenhagen: 'DNK', Helsinki: 'FIN', Warsaw: 'POL', Prague: 'CZE', Dublin: 'IRL', 'New York': 'USA', 'San Francisco': 'USA', 'Los Angeles': 'USA', Chicago: 'USA', Boston: 'USA', Toronto: 'CAN', Montreal: 'CAN', 'Mexico City': 'MEX', 'São Paulo': 'BRA', 'Buenos Aires': 'ARG', Dubai: 'ARE', Mumbai: 'IND', Delhi: 'IND', Bangalore: 'IND', Bengaluru: 'IND', Beijing: 'CHN', Shanghai: 'CHN', Seoul: 'KOR', Sydney: 'AUS', Melbourne: 'AUS', Nairobi: 'KEN', Lagos: 'NGA', Cairo: 'EGY', 'Cape Town': 'ZAF', Istanbul: 'TUR', Lyon: 'FRA', Milano: 'ITA', Roma: 'ITA', 'München': 'DEU', 'Wien': 'AUT', 'Zürich': 'CHE', '東京': 'JPN', '大阪': 'JPN', '北京': 'CHN', '上海': 'CHN', '서울': 'KOR', 'القاهرة': 'EGY', 'دبي': 'ARE', 'الرياض': 'SAU', 'תל אביב': 'ISR',
}; // prettier-ignore

const tables = new Map<string, Map<string, string>>();

function placesOf(language: string): Map<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const names = new Map(Object.entries({ ...countryAliases, ...cities }));
  for (const locale of new Set([language, 'en'])) {
    let display: Intl.DisplayNames | undefined;
    try {
      display = new Intl.DisplayNames([locale], { type: 'region' });
    } catch {
      continue;
    }
    for (const pair of codes.split(' ')) {
      const [two, three] = pair.split(':') as [string, string];
      const name = display.of(two);
      if (name && name !== two) names.set(name, three);
    }
  }
  tables.set(language, names);
  return names;
}

/** The two letters of a country that people call by another name than Intl does: "UK", "Holland". */
export function countryCalled(name: string): string | undefined {
  const three = countryAliases[name];
  return three === undefined ? undefined : new RegExp(`(\\w{2}):${three}`, 'u').exec(codes)?.[1];
}

export function findPlaces(text: string, language: string): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const [name, country] of placesOf(language)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const spaced = !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}]/u.test(name);
      if (spaced && (/[\p{L}\p{N}]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + name.length))))
        continue;
      found.push({ name, country, start: at, end: at + name.length });
    }
  }
  found.sort((a, b) => b.name.length - a.name.length || a.start - b.start);
  const kept: FoundPlace[] = [];
  for (const place of found)
    if (!kept.some((other) => place.start < other.end && place.end > other.start)) kept.push(place);
  return kept.sort((a, b) => a.start - b.start);
}
