/** What ffmpeg says when a part of it has ended because of something it said before. */
const CONSEQUENCE =
  /task finished with error|terminating thread|error sending frames|open encoder before EOF|nothing was written into|error while opening encoder - maybe/i;

/**
 * What ffmpeg said, fit for a message: the last lines that speak of an error, without addresses,
 * terminal codes and folders (a file keeps its name). At most 400 characters.
 */
export function cleanErrorText(text: string): string {
  const lines = text
    // oxlint-disable-next-line no-control-regex -- terminal codes are what is removed
    .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replace(/\[([^\]\s]+) @ 0x[0-9a-f]+\]\s*/gi, '$1: ')
        .replace(/(?:file:)?(?:\/[^\s/'":]+)+\/([^\s/'":]+)/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '' && !CONSEQUENCE.test(line));
  const telling = lines.filter((line) =>
    /error|invalid|fail|cannot|no capable|no such|no space|unable|unknown|not found|denied|killed/i.test(line),
  );
  return (telling.length > 0 ? telling : lines).slice(-4).join('; ').slice(0, 400);
}

/** The device is full: said by ffmpeg in words, by Node as a code. */
export function saysDiskFull(cause: unknown): boolean {
  if (typeof cause === 'string') return /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i.test(cause);
  const code = (cause as { code?: unknown } | null)?.code;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
