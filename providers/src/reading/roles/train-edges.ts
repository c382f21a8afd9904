import { learnLogistic, type LogisticExample } from '../learning/logistic.js';
import { edgeBetween, edgeFeatures, edgeShape, isWithin, type EdgeModel } from './edges.js';
import type { Role } from './role.js';
import { tokenize } from './tokens.js';
import type { MarkedText } from './variants.js';

/** In how many edges a feature must stand to be learned. */
const fewest = 3;
/** The precision of a weight's prior, and the steps at most. */
const [decay, rounds] = [0.3, 60];

/** Learns what happens between two tokens from texts whose roles are known: multinomial logistic regression. Deterministic. */
export function trainEdges(texts: readonly MarkedText[]): EdgeModel {
  const { classes, buckets, seams } = edgeShape;
  const truths = Array.from({ length: classes }, (_, kind) => Float64Array.from({ length: classes }, (_, one) => Number(one === kind))); // prettier-ignore
  const counts = new Float64Array(seams * classes);
  const seen = new Uint32Array(buckets);
  const examples: LogisticExample[] = [];
  for (const { text, spans, language } of texts) {
    const tokens = tokenize(text, language);
    let span = 0;
    let before: Role | undefined;
    for (const [at, token] of tokens.entries()) {
      while (span < spans.length - 1 && spans[span]!.to <= token.from) span += 1;
      const { role } = spans[span]!;
      if (before !== undefined && isWithin(token)) {
        const kind = edgeBetween(before, role);
        const present = edgeFeatures(tokens, at, language);
        for (const bucket of present) seen[bucket]! += 1;
        counts[token.seam * classes + kind]! += 1;
        examples.push({ present, truth: truths[kind]! });
      }
      before = role;
    }
  }
  for (const example of examples) example.present = example.present.filter((bucket) => seen[bucket]! >= fewest);
  const totalOf = (seam: number): number => counts.slice(seam * classes, (seam + 1) * classes).reduce((sum, one) => sum + one, 0) || 1; // prettier-ignore
  return {
    weights: learnLogistic(examples, { classes, buckets, costOf: () => decay, rounds }),
    usual: Array.from(counts, (count, at) => count / totalOf(Math.floor(at / classes))),
  };
}
