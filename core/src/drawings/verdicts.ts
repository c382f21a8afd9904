/**
 * Names of the signs that praise, warn, ask or deny. Each says something of one sentence and nothing of what a film is
 * about: it stands beside that sentence, and no other scene comes back to it.
 */
export const verdicts: ReadonlySet<string> = new Set([
  ...['check-mark-button', 'hundred-points', 'thumbs-up', 'new-button', 'free-button'],
  ...['cross-mark', 'prohibited', 'no-entry', 'warning', 'sos-button', 'collision'],
  ...['red-question-mark', 'white-question-mark', 'red-exclamation-mark', 'information'],
]);
