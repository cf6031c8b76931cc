import { registerServer } from '#platform/testing/test-app.ts';
import { createLog } from '../program/log.ts';
import { start } from '../start.ts';

registerServer(async (config) => {
  const server = await start(config, createLog(config));
  const address = server.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return { port: address.port, stop: server.stop };
});
