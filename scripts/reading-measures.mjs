/** How well a reading agrees with what the corpus says of its prompt. Counts only: nothing here keeps a text. */

const roleNames = ['content', 'direction', 'exclusion', 'ending', 'action', 'question'];
const isShown = (role) => role !== 'direction' && role !== 'exclusion';

/**
 * Word by word: the role given against the role marked.
 * @param tokens those of the prompt, with `from`, `to`, `isWord`
 * @returns counts by `truth>given`, how many words stand on the right side (shown or not), and the offsets of those that don't
 */
export function measureRoles(tokens, truth, given) {
  const counts = {};
  const wrong = [];
  let words = 0;
  for (const token of tokens) {
    if (!token.isWord) continue;
    const right = roleAt(truth, token);
    const found = roleAt(given, token);
    counts[`${right}>${found}`] = (counts[`${right}>${found}`] ?? 0) + 1;
    words += 1;
    if (isShown(right) !== isShown(found)) wrong.push(token);
  }
  return { counts, words, sided: words - wrong.length, wrong };
}

const roleAt = (spans, { from, to }) => spans.find((span) => from < span.to && to > span.from)?.role ?? 'content';

/** Precision, recall and number of words of each role, from summed counts. */
export function roleTable(counts) {
  return roleNames.map((role) => {
    const sum = (matches) =>
      Object.entries(counts).reduce((all, [key, count]) => (matches(...key.split('>')) ? all + count : all), 0);
    const hits = sum((truth, given) => truth === role && given === role);
    const marked = sum((truth) => truth === role);
    const assigned = sum((_, given) => given === role);
    return { role, words: marked, precision: [hits, assigned], recall: [hits, marked] };
  });
}

const fold = (text) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Figures, dates and times of a reading, each with its clause, the head of it, and the words around it up to its neighbours. */
function mentionsOf(points) {
  return points.flatMap((point) => {
    const figures = [...point.figures, ...(point.spelled ?? [])]
      .sort((a, b) => a.start - b.start)
      .map((found) => ({ ...found, sort: 'figure', text: found.figure.display }));
    const moments = [
      ...point.dates.map((found) => ({ ...found, sort: 'date' })),
      ...point.times.map((found) => ({ ...found, sort: 'time' })),
    ].sort((a, b) => a.start - b.start);
    // "2008: 40 singers": a date and a figure of one clause are said of each other, so that only its like ends the words of one.
    return [figures, moments].flatMap((all) =>
      all.map((found, at) => ({
        ...found,
        point,
        used: false,
        // A clause may hold several figures: the words of each end at its neighbours; what stands before the first is said of all.
        near: fold(
          [
            point.heading,
            // What the reading says that it is told of, since its own words name nothing: a question, an occasion.
            point.of ?? '',
            point.text.slice(0, all[0].start),
            // The amounts beside it may be what it is of ("450 roubles for 45 minutes"), their words are not.
            point.text.slice(all[at - 1]?.start ?? 0, all[at + 1]?.end ?? point.text.length),
          ].join(' '),
        ),
      })),
    );
  });
}

/**
 * The cells of the tables that a prompt holds, each as a point under the names of its row and its column: they are told in
 * charts, and no clause has them.
 * @param columnsOf what tables are read by
 */
export function cellsOf(tables, language, columnsOf) {
  return tables.flatMap(({ columns, rows }) => {
    const read = columnsOf(columns, rows, language);
    const label = read.find(({ type }) => type === 'category' || type === 'date')?.index ?? 0;
    return read
      .filter(({ type, index }) => type === 'number' && index !== label)
      .flatMap(({ index, figures }) =>
        rows.flatMap((row, at) => {
          const figure = figures[at];
          if (!figure) return [];
          const { unit, display } = figure;
          const kind = unit === '' ? 'count' : unit === 'percent' ? 'percent' : unit.startsWith('currency:') ? 'money' : 'measure'; // prettier-ignore
          const found = { figure, kind, start: 0, end: display.length };
          return [{ heading: `${row[label] ?? ''} ${columns[index]}`, text: row[index], figures: [found], dates: [], times: [] }]; // prettier-ignore
        }),
      );
  });
}

/** Units as the corpus names them, by the name they have in a reading. */
const units = {
  ...{ h: 'duration:h', min: 'duration:min', s: 'duration:s', ms: 'duration:ms', day: 'duration:day', days: 'duration:day', week: 'duration:week', month: 'duration:month', year: 'duration:year' },
  ...{ km: 'length:km', m: 'length:m', cm: 'length:cm', mm: 'length:mm', miles: 'length:mi', ft: 'length:ft', inches: 'length:in' },
  ...{ kg: 'mass:kg', g: 'mass:g', mg: 'mass:mg', t: 'mass:t', lb: 'mass:lb', oz: 'mass:oz' },
  ...{ cups: 'volume:cup', tbsp: 'volume:tbsp', tsp: 'volume:tsp', l: 'volume:l', ml: 'volume:ml', cl: 'volume:cl', dl: 'volume:dl', gallons: 'volume:gal' },
  ...{ '°C': 'temperature:C', '°F': 'temperature:F', kcal: 'energy:kcal', Wh: 'energy:Wh', kWh: 'energy:kWh', MWh: 'energy:MWh', GWh: 'energy:GWh', W: 'power:W', kW: 'power:kW', MW: 'power:MW', GW: 'power:GW', hp: 'power:hp', MJ: 'energy:MJ' },
  ...{ KB: 'data:KB', PB: 'data:PB', GB: 'data:GB', MB: 'data:MB', TB: 'data:TB', 'Mbit/s': 'data:Mbit/s', 'Gbit/s': 'data:Gbit/s', TWh: 'energy:TWh', kJ: 'energy:kJ', 'm/s': 'speed:m/s', 'km/h': 'speed:km/h', mph: 'speed:mph', kn: 'speed:kn', 'cm²': 'area:cm2', 'ft²': 'area:ft2', ha: 'area:ha', hectares: 'area:ha', sqm: 'area:m2', 'm²': 'area:m2', 'km²': 'area:km2', acres: 'area:acre' },
}; // prettier-ignore

function isUnit(found, unit) {
  if (found.sort !== 'figure') return found.sort === unit;
  const { kind, figure } = found;
  if (kind === 'percent') return unit === 'percent' || (unit === 'ratio' && figure.magnitude === 50);
  if (kind === 'money') return unit === figure.unit;
  if (kind === 'multiple') return unit === 'multiple';
  if (kind === 'measure' && figure.unit === '°') return unit.startsWith('temperature');
  if (kind === 'measure' && figure.unit === 'pence') return unit === 'currency:GBP';
  if (kind === 'measure' && figure.unit === 'cents') return unit.startsWith('currency:');
  // "41 points", "2 bar": the corpus has names for some units alone, and takes others for numbers or counts.
  if (kind === 'measure' && !(figure.unit in units)) return unit === 'number' || unit === 'count';
  if (kind === 'measure') return units[figure.unit] === unit || secondsIn(units[figure.unit]) * secondsIn(unit) > 0;
  return ['count', 'number', 'ratio'].includes(unit) || (figure.unit === 'ratio' && unit === 'percent');
}

/** Units of time that are told in each other: "1 h 10 min" are 70 minutes, and both are right. NaN for others. */
const secondsIn = (unit) => ({ 'duration:h': 3600, 'duration:min': 60, 'duration:s': 1 })[unit] ?? NaN;

/** How many of the truth's unit one of the reading's is. */
function factorOf({ kind, figure }, unit) {
  if (figure.unit === 'ratio' && unit === 'percent') return 100;
  if (kind !== 'measure') return 1;
  if (figure.unit === 'cents' || figure.unit === 'pence') return unit.startsWith('currency:') ? 0.01 : 1;
  return secondsIn(units[figure.unit]) / secondsIn(unit) || 1;
}

/** Whether a mention has the value. Times are read as text: theirs is right when all of it is taken. */
function isValue(found, { value, unit, text }) {
  const values = Array.isArray(value) ? value : [value];
  if (found.sort === 'time') return unit === 'time' && (fold(text).includes(fold(found.text)) || fold(found.text).includes(fold(text))); // prettier-ignore
  if (found.sort === 'date') return unit === 'date' && orderOf(values[0]) === found.order;
  const factor = factorOf(found, unit);
  const magnitude = found.figure.magnitude * factor;
  const low = found.figure.low === undefined ? undefined : found.figure.low * factor;
  const near = (one, two) => Math.abs(one - two) <= 1e-9 * Math.max(1, Math.abs(two));
  if (unit === 'ratio') return values.some((one) => near(magnitude, one) || near(magnitude, values[0] / values[1])) || (found.kind === 'percent' && near(magnitude, (values[0] / values[1]) * 100)); // prettier-ignore
  if (values.length === 2) return low !== undefined && near(low, values[0]) && near(Math.abs(magnitude), values[1]);
  return typeof value === 'number' && low === undefined && (near(magnitude, value) || near(Math.abs(magnitude), value));
}

/** "--10-03" → 1003, "1906-03-14" → 19060314, as a reading orders its dates. */
function orderOf(iso) {
  const match = /^(\d{4}|-)(?:-(\d{2}))?(?:-(\d{2}))?$/u.exec(String(iso));
  return match ? Number(match[1] === '-' ? 0 : match[1]) * 10000 + Number(match[2] ?? 0) * 100 + Number(match[3] ?? 0) : undefined; // prettier-ignore
}

/** How many figures of the truth a reading holds, with the right value, unit and subject. `missed` says which and why. */
export function measureFigures(figures, points) {
  const mentions = mentionsOf(points);
  const result = {
    all: figures.length,
    digits: 0,
    found: 0,
    value: 0,
    unit: 0,
    subject: 0,
    stated: mentions.length,
    used: 0,
    missed: [],
  };
  for (const figure of figures) {
    if (/\p{Nd}/u.test(figure.text)) result.digits += 1;
    const own = fold(figure.text);
    const overlap = (found) => {
      const shown = fold(found.text).replace(/\.$/u, '');
      const same = own.includes(shown) || shown.includes(own) || shared(own, shown);
      return same && (fold(found.point.text).includes(own) || own.includes(shown)) ? Math.min(own.length, shown.length) : 0; // prettier-ignore
    };
    // What a count is about is what it counts, too: "14 bakers".
    const words = [...figure.about, ...(figure.noun ? [figure.noun] : [])];
    const about = (found) => words.filter((word) => found.near.includes(fold(word))).length;
    const rank = (found) => (isValue(found, figure) ? 1000 : 0) + 20 * about(found) + overlap(found);
    const [best] = mentions.filter((found) => !found.used && overlap(found) > 0).sort((a, b) => rank(b) - rank(a));
    if (!best) {
      result.missed.push(`${figure.text}: not found`);
      continue;
    }
    best.used = true;
    result.found += 1;
    // "from 286 to 341 members", "7h30 à 10h": both ends told, one after the other, tell what a span tells.
    const ends = endsOf(
      mentions.filter((found) => overlap(found) > 0),
      figure,
    );
    if (ends) for (const end of ends) end.used = true;
    const value = ends !== undefined || isValue(best, figure);
    const unit = ends !== undefined || isUnit(best, figure.unit);
    const subject = about(best) > 0 || (ends ?? []).some((end) => about(end) > 0);
    result.value += value;
    result.unit += unit;
    result.subject += subject;
    const faults = [!value && 'value', !unit && 'unit', !subject && 'subject'].filter(Boolean);
    if (faults.length > 0) result.missed.push(`${figure.text}: ${faults} (${best.text}, ${best.sort === 'figure' ? `${best.figure.magnitude} ${best.figure.unit}` : best.sort}) in "${best.point.text.slice(0, 60)}"`); // prettier-ignore
  }
  result.used = mentions.filter(({ used }) => used).length;
  result.spurious = mentions.filter(({ used }) => !used).map(({ text, point }) => `${text} in "${point.text.slice(0, 60)}"`); // prettier-ignore
  return result;
}

/** Two mentions of one clause, one after the other, that are the two ends of a figure, each with its value and unit. */
function endsOf(mentions, figure) {
  if (!Array.isArray(figure.value) || figure.value.length !== 2) return undefined;
  const isEnd = (found, at) => isUnit(found, figure.unit) && isOne(found, figure.value[at], figure.unit);
  for (const first of mentions) {
    const second = mentions.find(
      (found) => found.point === first.point && found.start > first.start && isEnd(found, 1),
    );
    if (second && isEnd(first, 0)) return [first, second];
  }
  return undefined;
}

/** Whether a mention says one end of a span; what a time is told as is compared by its hour and minute. */
function isOne(found, value, unit) {
  if (found.sort !== 'time') return isValue(found, { value, unit, text: '' });
  const [hour, minute] = (found.text.normalize('NFKC').match(/\p{Nd}+/gu) ?? []).map(Number);
  const [trueHour, trueMinute] = String(value).split(':').map(Number);
  return unit === 'time' && hour % 12 === trueHour % 12 && (minute ?? 0) === trueMinute;
}

/** Two spans of a figure's words that hold the same digits: "from 3" and "3". */
function shared(one, two) {
  const digits = (text) => text.replace(/\P{Nd}+/gu, ' ').trim();
  return digits(one) !== '' && digits(one) === digits(two);
}

/** How much of what a viewer must see is in the points, and how much of what is forbidden or said again as an exclusion. */
export function measureContent({ items, forbidden, quotes }, points) {
  const shown = points.map((point) => fold(`${point.heading} ${point.text}`));
  const has = (text) => shown.some((one) => one.includes(fold(text)));
  return {
    items: [items.filter(has).length, items.length],
    quotes: [quotes.filter(({ text }) => has(text)).length, quotes.length],
    forbidden: [forbidden.filter(has).length, forbidden.length],
  };
}
