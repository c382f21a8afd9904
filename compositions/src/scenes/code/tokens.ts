export type TokenKind = 'plain' | 'comment' | 'string' | 'number' | 'keyword';
export interface Token {
  kind: TokenKind;
  text: string;
}
/** A line as it is drawn: `number` is null where a long line goes on. */
export interface CodeLine {
  number: number | null;
  text: string;
}

/** Words that most languages reserve. */
const keywords =
  'abstract and as async await break case catch class const continue def default delete do elif else enum except export extends false finally fn for from func function if implements import in interface is let match mod mut new nil none not null of or package pass private pub public raise return select self static struct super switch this throw true try type use using var void where while with yield'.split(
    ' ',
  );
const reserved = new Set(keywords);
const pattern =
  /(\/\/.*$|#(?![0-9a-fA-F]{3,8}\b).*$|--\s.*$|\/\*.*?\*\/)|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|(\b\d[\d._]*\b)|([A-Za-z_]\w*)/gu;

/** A line in parts by what they are; the parts joined give the line again. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const plain = (text: string): void => {
    if (text === '') return;
    const last = tokens.at(-1);
    if (last?.kind === 'plain') last.text += text;
    else tokens.push({ kind: 'plain', text });
  };
  for (const match of line.matchAll(pattern)) {
    plain(line.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] !== undefined) tokens.push({ kind: 'comment', text: match[0] });
    else if (match[2] !== undefined) tokens.push({ kind: 'string', text: match[0] });
    else if (match[3] !== undefined) tokens.push({ kind: 'number', text: match[0] });
    else if (reserved.has(match[0].toLowerCase())) tokens.push({ kind: 'keyword', text: match[0] });
    else plain(match[0]);
  }
  plain(line.slice(end));
  return tokens;
}

/** Lines of at most `columns` characters; tabs are two spaces, empty lines at both ends go. */
export function codeLines(code: string, columns: number): CodeLine[] {
  const source = code
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', '  ')
    .replace(/^\n+|\s+$/g, '')
    .split('\n');
  return source.flatMap((line, index) => {
    const indent = /^ */.exec(line)![0].slice(0, Math.max(0, Math.floor(columns / 3)));
    const parts: string[] = [];
    let rest = line;
    while ([...rest].length > columns) {
      const head = [...rest].slice(0, columns).join('');
      const cut = head.lastIndexOf(' ');
      const at = cut > columns * 0.5 ? cut + 1 : head.length;
      parts.push(rest.slice(0, at));
      rest = `${indent}  ${rest.slice(at)}`;
    }
    parts.push(rest);
    return parts.map((text, part) => ({ number: part === 0 ? index + 1 : null, text }));
  });
}
