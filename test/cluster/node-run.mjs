/**
 * One node of the service in a process of its own, from compiled code: `node node-run.mjs ROOT OPTIONS`. Its environment is its
 * configuration; `OPTIONS` are those of the module, as JSON.
 */
const { main } = await import(`${process.argv[2]}/host-nest/dist/src/main.js`);
await main(process.env, JSON.parse(process.argv[3]));
