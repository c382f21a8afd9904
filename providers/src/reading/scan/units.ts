/** Currency signs and words, longest first, with their ISO 4217 code. */
export const currencySigns: [string, string][] = [
  ['US$', 'USD'], ['R$', 'BRL'], ['A$', 'AUD'], ['C$', 'CAD'], ['HK$', 'HKD'], ['S$', 'SGD'], ['NZ$', 'NZD'],
  ['CHF', 'CHF'], ['USD', 'USD'], ['EUR', 'EUR'], ['GBP', 'GBP'], ['JPY', 'JPY'], ['INR', 'INR'], ['Rs.', 'INR'], ['Rs', 'INR'],
  ['Rp', 'IDR'], ['TL', 'TRY'], ['PLN', 'PLN'], ['SEK', 'SEK'], ['NOK', 'NOK'], ['DKK', 'DKK'], ['SAR', 'SAR'], ['AED', 'AED'], ['BRL', 'BRL'], ['CAD', 'CAD'], ['AUD', 'AUD'], ['CNY', 'CNY'], ['KRW', 'KRW'], ['TRY', 'TRY'], ['IDR', 'IDR'], ['MXN', 'MXN'],
  ['$', 'USD'], ['€', 'EUR'], ['£', 'GBP'], ['¥', 'JPY'], ['￥', 'JPY'], ['₹', 'INR'], ['₽', 'RUB'], ['₩', 'KRW'],
  ['₪', 'ILS'], ['฿', 'THB'], ['₺', 'TRY'], ['₫', 'VND'], ['₴', 'UAH'], ['₦', 'NGN'],
]; // prettier-ignore

const words = (list: string): string[] => list.split(' ').map((word) => word.replace(/_/g, ' '));

/** Words after a number that name a currency. */
export const currencyWords: [string[], string][] = [
  [words('US_dollars US-Dollar US-Dollars dollars dollar dólares dólar dollari dollaro Dollar دولارات دولار долларов доллара דולרים דולר डॉलर 달러 ドル 美元'), 'USD'],
  [words('euros euro Euro evro евро يورو אירו यूरो 유로 ユーロ 欧元'), 'EUR'],
  [words('pounds sterling livres_sterling libras sterline Pfund'), 'GBP'],
  [words('rupees roupies रुपये रुपए'), 'INR'],
  [words('円 yen'), 'JPY'],
  [words('zł złotych złote'), 'PLN'],
  [words('lira liras lirası'), 'TRY'],
  [words('块 块钱'), 'CNY'],
  [words('bucks dollars'), 'USD'],
  [words('元 人民币'), 'CNY'],
  [words('원 won'), 'KRW'],
  [words('рублей рубля руб. руб'), 'RUB'],
  [words('שקלים שקל ש״ח ש"ח'), 'ILS'],
  [words('reais real'), 'BRL'],
  [words('ريال درهم'), ''],
  [words('francs Franken Kronen kronor kroner kr'), ''],
]; // prettier-ignore

/** Words and letters that multiply the number before them. */
export const multipliers: [string[], number][] = [
  [words('mil_millones mil_milhões'), 1e9],
  [words('trillions trillion billions_de Billionen Billion_EUR trilhões trilhão billones 兆 조'), 1e12],
  [words('billions billion bn milliards milliard Milliarden Milliarde Mrd. Mrd mrd bilhões bilhão miliardi miliardo miljard mld mld. миллиардов миллиарда миллиард млрд مليارات مليار מיליארד अरब'), 1e9],
  [words('億 亿 억'), 1e8],
  [words('crores crore cr करोड़'), 1e7],
  [words('millions million mn mln mln. mio mio. Mio. Mio millones millón Millionen Million milhões milhão milioni milione miljoen миллионов миллиона миллион млн ملايين مليون מיליון मिलियन 百万'), 1e6],
  [words('lakhs lakh लाख'), 1e5],
  [words('万 萬 만'), 1e4],
  [words('thousand thousands mille milliers tausend Tausend Tsd. Tsd mil mila duizend тысяч тысячи тыс. тыс آلاف ألف אלף हज़ार हजार 千 천'), 1e3],
]; // prettier-ignore

/** Letters that multiply only when they follow the digits directly. */
export const multiplierLetters: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9, Md: 1e9, T: 1e12 };

export const percentWords = words(
  '% ％ ٪ percentage_points percentage_point percent per_cent pour_cent Prozentpunkte Prozentpunkten Prozent por_ciento por_cento per_cento procent процентов процента процент प्रतिशत بالمئة بالمائة في_المئة אחוזים אחוז 퍼센트 パーセント pp',
);

/** Units that belong to the number and are shown with it; the first word of each row is its name. */
export const measureUnits: string[][] = [
  words('h hours hour hrs hr Std. Std timmar timme jam godzin godziny saat heures heure Stunden Stunde horas hora ore ora uur часов часа час ساعات ساعة שעות घंटे 時間 小时 시간'),
  words('min minutes minute mins min. minuter menit minut minuty dakika dk Minuten Minute minutos minuto minuti minuto минут минуты دقائق دقيقة דקות मिनट 分钟 분'),
  words('s seconds second sec secs sekunder detik sekund saniye secondes seconde Sekunden Sekunde segundos segundo secondi секунд ثوان ثانية שניות 秒 초'),
  words('ms'),
  words('day days dagar dag hari dni dzień gün jours jour Tage Tagen Tag días día dias dia giorni giorno dagen дней дня أيام يوم ימים दिन 日間 天 일'),
  words('week weeks veckor vecka minggu tygodni tygodnie hafta semaines semaine Wochen Woche semanas semana settimane settimana weken недель недели أسابيع שבועות हफ़्ते 週間 周 주'),
  words('month months månader månad bulan miesięcy miesiące ay mois Monate Monaten Monat meses mes mesi mese maanden месяцев месяца أشهر חודשים महीने か月 ヶ月 个月 개월'),
  words('year years yrs yr år tahun lat yıl ans an Jahre Jahren Jahr años año anos ano anni anno jaar лет года سنوات سنة שנים वर्ष साल 年間'),
  words('kg kilos kilo kilograms kilogrammes Kilogramm kilogramos 公斤 千克 キロ 킬로그램'), words('cents cent centimes Cent céntimos centavos'), words('points point Punkte Punkten puntos punti'), words('g grams gram grammes gramme Gramm gramos grammi 克 グラム 그램'), words('t tonnes tons tonnen Tonnen toneladas tonnellate'), words('km/h kmh kph'), words('mph'), words('km kilometer kilometers kms 公里 キロメートル kilometres kilometers Kilometer kilómetros'), words('m 米 メートル metres meters Meter metros metri'),
  words('cm'), words('mm'), words('miles mile mi'), words('ft feet foot'), words('inches inch'), words('lb lbs pounds pound'), words('oz ounces ounce'), words('cups cup tazas xícaras xícara'), words('tbsp tablespoons tablespoon EL cucharadas colheres'), words('tsp teaspoons teaspoon TL cucharaditas'), words('cl'), words('dl'), words('pints pint'), words('gallons gallon'), words('mg'), words('kcal calories calorie Kalorien'), words('Wh'), words('V'), words('A'), words('acres acre'), words('hectares hectare'), words('sqm'), words('MP'), words('GB'), words('TB'), words('MB'), words('kWh'), words('MWh'), words('GWh'), words('MW'), words('GW'), words('kW'), words('W'), words('°C ℃'), words('°F'), words('°'),
  words('fps'), words('px'), words('dB'), words('Hz'), words('MHz'), words('GHz'), words('l litre liter litres liters Liter litros litri'), words('ml'), words('ha'), words('m² Quadratmeter Quadratmetern Quadratmeters square_metres square_meters mètres_carrés metros_cuadrados metros_quadrados metri_quadrati'), words('km²'), words('ppm'), words('bar bars'), words('psi'), words('bps'),
]; // prettier-ignore

/** Counting characters that follow a number without a space. */
export const counters = [
  '人',
  '件',
  '社',
  '名',
  '個',
  '台',
  '本',
  '回',
  '店',
  '冊',
  '点',
  '位',
  '家',
  '款',
  '명',
  '개',
  '대',
  '건',
  '회',
];

export const multipleWords = words(
  'x × -fold fold times fois Mal -mal -fach veces vezes volte раза раз مرات פעמים गुना 倍 배',
);
