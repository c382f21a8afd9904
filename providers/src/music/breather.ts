/** The event loop is given back this often, in milliseconds. */
const PATIENCE_MS = 12;

/** A pause for others when enough time has passed. Nothing of the sound depends on it. */
export function breather(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PATIENCE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
