/** Which statements a use case sends, and how the database goes about them. */

/** The database, and the plan of each statement that goes through it: asked for as it is sent, before it has changed anything. */
export function recorded(db, pool) {
  const plans = new Map();
  const listening = db.withPlugin({
    transformQuery({ node, queryId }) {
      const statement = db.getExecutor().compileQuery(node, queryId);
      const text = shape(statement.sql);
      if (!plans.has(text)) plans.set(text, planOf(pool, statement));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: listening, plans };
}

/** Lists of values of any length are one statement. */
const shape = (sql) => sql.replace(/\$\d+(, \$\d+)+/g, '$…').replace(/\s+/g, ' ');

/** The plan of a statement as `{sql, steps, scans}`: `scans` are tables that are read from end to end. */
async function planOf(pool, { sql, parameters }) {
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
  const steps = [];
  const scans = [];
  walk(rows[0]['QUERY PLAN'][0].Plan, (node) => {
    const at = node['Index Name'] ?? node['Relation Name'];
    steps.push(at ? `${node['Node Type']} ${at}` : node['Node Type']);
    if (/Seq Scan/.test(node['Node Type'])) scans.push(node['Relation Name']);
  });
  return { sql: shape(sql), steps, scans };
}

function walk(node, visit) {
  visit(node);
  for (const child of node.Plans ?? []) walk(child, visit);
}

/** Rows of each table, as the last `analyze` has counted them. */
export async function tableSizes(pool) {
  const { rows } = await pool.query(
    `select relname, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc`,
  );
  return rows;
}
