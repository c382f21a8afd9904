/** The built service in a process of its own, as `npm start` runs it. Its environment is its configuration. */
import { importBuilt } from '../../../scripts/setup.mjs';

const { startServer } = await importBuilt('host-nest');
let greeting;
const server = await startServer(process.env, {
  onOwner: (owner) => {
    greeting = owner;
  },
});
process.once('disconnect', () => server.close().finally(() => process.exit()));
process.send({ url: server.url, ...greeting });
