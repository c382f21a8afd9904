/** Rows of a page: few enough that its locks and its memory are gone within milliseconds. */
export const pageRows = 500;

/** Works page by page, until one is not full or the process is to end. Returns for how many rows. */
export async function pages(signal: AbortSignal | undefined, page: () => Promise<number>): Promise<number> {
  let rows = 0;
  while (!signal?.aborted) {
    const done = await page();
    rows += done;
    if (done < pageRows) break;
  }
  return rows;
}
