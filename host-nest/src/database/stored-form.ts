/** Gives a record of one version the form of the next. */
export type Upgrade = (record: Record<string, unknown>) => Record<string, unknown>;

/** For a version that changed nothing about records that are there already. */
export const unchanged: Upgrade = (record) => record;

/**
 * How records of one kind are stored: as JSON with their version `v`. One that an earlier version has stored is brought forward when it
 * is read, step by step, and stored in the new form when it is written the next time: nothing has to be rewritten before a start.
 * Version 0 is what was stored before records had one.
 */
export class StoredForm<T extends object> {
  /** `upgrades`: the one at 0 leads from version 0 to 1, and so on. Never change one that was released; add the next. */
  constructor(
    private readonly kind: string,
    private readonly upgrades: readonly Upgrade[],
  ) {}

  get version(): number {
    return this.upgrades.length;
  }

  write(record: T): string {
    return JSON.stringify({ v: this.version, ...record });
  }

  /** @throws NewerRecord */
  read<R extends T = T>(text: string): R {
    const { v = 0, ...record } = JSON.parse(text) as { v?: number } & Record<string, unknown>;
    if (v > this.version) throw new NewerRecord(this.kind, v, this.version);
    return this.upgrades.slice(v).reduce((old, upgrade) => upgrade(old), record) as unknown as R;
  }
}

/** A node that is older than the one that has stored a record does not guess what it means. */
export class NewerRecord extends Error {
  override readonly name = 'NewerRecord';
  constructor(kind: string, stored: number, known: number) {
    super(`A ${kind} was stored in version ${stored}; this node knows ${known}. Update this node.`);
  }
}
