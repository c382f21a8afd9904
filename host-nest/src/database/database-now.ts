import { sql } from 'kysely';

/**
 * Milliseconds since 1970 by the clock of the database, at the moment of the statement. Whatever several nodes compare,
 * leases above all, is counted by it: the clocks of nodes need not agree.
 */
export const databaseNow = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`;
