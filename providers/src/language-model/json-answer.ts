/**
 * The JSON object of an answer: alone, in a code fence, after a model's thoughts, or between sentences.
 * @returns undefined where there is none
 */
export function jsonOf(answer: string): unknown {
  const text = answer.replace(/<think>[\s\S]*?<\/think>/gu, '');
  const fenced = /```(?:json)?\s*\n([\s\S]*?)```/u.exec(text)?.[1];
  for (const candidate of [text, fenced, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    if (!candidate?.trim()) continue;
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // The next candidate may be it.
    }
  }
  return undefined;
}
