import type { Words } from './words.js';

/** Words by which a prompt asks something of a table or a document that comes with it, and by which columns are known. */
export interface TableWords {
  /** Headings under which a document says what it found: "summary", "conclusions". */
  summary: Words;
  /** The sum of a measure; also the head of a row that holds it. */
  total: Words;
  /** The largest value of a measure, and the smallest: "most", "wettest". */
  highest: Words;
  lowest: Words;
  /** What rose over time, and what went down. */
  grew: Words;
  fell: Words;
  /** Of a column whose values add up to nothing: averages, rates, prices. */
  average: Words;
  /** Before what is not wanted of a table: "ignore the third column". */
  ignore: Words;
  /** What comes with a prompt: "csv", "notes", and that it does: "attached". */
  document: Words;
  attached: Words;
  /** Between a document and what it is about: "the csv for Marlow Bay". */
  of?: Words;
}
