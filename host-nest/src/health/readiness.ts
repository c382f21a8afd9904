import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { FileStore } from '../files/file-store.js';
import { Shutdown } from '../http/shutdown.js';
import { Coordination } from '../redis/coordination.js';

/** Milliseconds that a server has to answer. */
const patienceMs = 2000;

/** Whether this process can take requests, and which of its servers do not answer. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly files: FileStore,
    private readonly coordination: Coordination,
    private readonly shutdown: Shutdown,
  ) {}

  async look(): Promise<{ ready: boolean; missing: string[] }> {
    const { redisAnswers } = this.coordination;
    const parts: [string, Promise<boolean>][] = [
      ['database', answers(this.db.selectFrom('settings').select('name').limit(1).execute())],
      ['storage', answers(this.files.check())],
    ];
    if (redisAnswers) parts.push(['redis', redisAnswers()]);
    const missing: string[] = [];
    for (const [name, answer] of parts) if (!(await answer)) missing.push(name);
    return { ready: !this.shutdown.hasBegun && !missing.includes('database'), missing };
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const answer = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
