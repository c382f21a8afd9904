/** The open connection: Kysely over PostgreSQL, or over the engine in DATA_DIR. */
export const DATABASE = Symbol('Database');
