/** "Nimbus 2.0", "the iPhone 15,": a number that belongs to the name before it. */
export function isVersion(text: string, at: number, end: number, decimals: number): boolean {
  // "Norway 9.9, Iceland 9, Denmark 8.7": names with their figures, one after the other, have no versions.
  if ((text.match(/\p{Lu}[\p{L}'’-]+\s\p{Nd}+(?:[.,]\p{Nd}+)?(?=\s*(?:[,;]|$|\.(?:\s|$)))/gu) ?? []).length >= 2)
    return false;
  if (
    /(?:step|étape|schritt|paso|passo|passaggio|phase|fase|stage|stufe|chapter|chapitre|kapitel|capítulo|capitolo|part|tip|day|level|version|class|room|шаг|этап|الخطوة|שלב|चरण|stap)\s$/iu.test(
      text.slice(Math.max(0, at - 16), at),
    ) &&
    /^\s*(?:$|[:.,)–—-])/u.test(text.slice(end))
  )
    return true;
  const name = /(^|\s)(\p{Lu}[\p{L}\p{N}]+|\p{Ll}\p{Lu}\p{L}+)\s$/u.exec(text.slice(Math.max(0, at - 40), at));
  if (
    !name ||
    /^(?:In|Over|About|With|From|At|To|By|For|Only|Just|Our|The|A|Nearly|Almost|Around|And|Up|Top|Step|Les|Des|Près|Plus|Rund|Etwa|Über|Mit|Von|Die|Nur|Más|Cerca|Casi|Circa|Oltre|Quasi)$/u.test(
      name[2]!,
    )
  )
    return false;
  const opens = name.index === 0 && at <= 40 && name[1] === '';
  const after = text.slice(end);
  const closed = /^(?:\s*$|[,.;:!?)]|\s[-–—(])/u.test(after);
  if (decimals === 1 && (closed || !opens)) return true;
  return (
    !opens &&
    closed &&
    end - at <= 2 &&
    decimals === 0 &&
    !/[,;:.]\s\p{Lu}\p{L}+\s$/u.test(text.slice(Math.max(0, at - 40), at)) &&
    /(?:^|\s)(?:the|an?|le|la|das|der|die|el|iPhone|Windows|Apollo|Phase|Version)\s?(?:\p{L}+\s)?$/u.test(
      text.slice(0, at),
    )
  );
}
