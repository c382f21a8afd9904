/** Rows of a batch: few enough that its locks and its memory are gone within milliseconds. */
export const batchRows = 500;

/** Works batch by batch, until one is not full or the process is to end. Returns for how many rows. */
export async function inBatches(signal: AbortSignal | undefined, batch: () => Promise<number>): Promise<number> {
  let rows = 0;
  while (!signal?.aborted) {
    const done = await batch();
    rows += done;
    if (done < batchRows) break;
  }
  return rows;
}
