/** One node of the service in a process of its own, from compiled code. Its environment is its configuration. */
const { main } = await import(`${process.argv[2]}/host-nest/dist/src/main.js`);
await main();
