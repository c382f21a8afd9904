import { protocol, messages, types, type PGlite } from '@electric-sql/pglite';

const { serialize, Parser } = protocol;

interface Prepared {
  name: string;
  /** Type ids of what is filled in. */
  parameters: readonly number[];
  columns: readonly { name: string; type: number }[];
}

export interface StatementResult {
  /** Of rows that were written; null for a statement that writes none. */
  affected: number | null;
  rows: Record<string, unknown>[];
}

/** Statements that are kept. Texts of lists differ by their length, so that there is no end to them. */
const kept = 200;

/**
 * Statements of the embedded database, each read and planned by the engine once: `PGlite.query` has that done with every call,
 * which takes four fifths of its time, on the thread that answers requests. One caller at a time: the connection has one state.
 */
export class PreparedStatements {
  /** By text, the one that was used last at the end. */
  private readonly known = new Map<string, Prepared>();
  private next = 1;

  constructor(private readonly engine: PGlite) {}

  /** @throws messages.DatabaseError with the SQLSTATE as `code` */
  async query(text: string, values: readonly unknown[]): Promise<StatementResult> {
    const { name, parameters, columns } = await this.prepared(text);
    const given = values.map((value, at) => this.serialized(value, parameters[at] as number));
    const rows: Record<string, unknown>[] = [];
    let affected: number | null = null;
    const bound = serialize.bind({ statement: name, values: given });
    for (const message of await this.send(bound, serialize.execute(), serialize.sync())) {
      if (message instanceof messages.DataRowMessage) {
        const row: Record<string, unknown> = {};
        for (const [at, column] of columns.entries())
          row[column.name] = types.parseType(message.fields[at] ?? null, column.type, this.engine.parsers);
        rows.push(row);
      } else if (message instanceof messages.CommandCompleteMessage) affected = affectedBy(message.text);
    }
    return { affected, rows };
  }

  private async prepared(text: string): Promise<Prepared> {
    const found = this.known.get(text);
    this.known.delete(text);
    if (found) {
      this.known.set(text, found);
      return found;
    }
    const name = `s${this.next++}`;
    let parameters: readonly number[] = [];
    let columns: Prepared['columns'] = [];
    const parsed = serialize.parse({ name, text });
    for (const message of await this.send(parsed, serialize.describe({ type: 'S', name }), serialize.sync())) {
      if (message instanceof messages.ParameterDescriptionMessage) parameters = message.dataTypeIDs;
      else if (message instanceof messages.RowDescriptionMessage)
        columns = message.fields.map((field) => ({ name: field.name, type: field.dataTypeID }));
    }
    const made = { name, parameters, columns };
    this.known.set(text, made);
    const [oldest] = this.known;
    if (this.known.size > kept && oldest) {
      this.known.delete(oldest[0]);
      await this.send(serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync());
    }
    return made;
  }

  private serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const by = this.engine.serializers[type];
    return by ? by(value) : String(value);
  }

  private async send(...parts: Uint8Array[]) {
    const answer = await this.engine.execProtocolRaw(Buffer.concat(parts));
    const heard: Parameters<Parameters<InstanceType<typeof Parser>['parse']>[1]>[0][] = [];
    new Parser().parse(answer, (message) => heard.push(message));
    const refusal = heard.find((message) => message instanceof messages.DatabaseError);
    if (refusal) throw refusal;
    return heard;
  }
}

/** `UPDATE 3`, `INSERT 0 1`: the last number of a statement that writes. */
function affectedBy(tag: string): number | null {
  const written = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)\b.* (\d+)$/.exec(tag);
  return written ? Number(written[1]) : null;
}
