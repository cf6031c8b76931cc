import { readConfig } from '#platform/server/config.ts';
import { watchFailures } from './last-resort.ts';
import { createLog, start } from './start.ts';

function fail(error: unknown): never {
  console.error(`Dayitva cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const server = await start(config, log);
  watchFailures(log, server.stop);
  if (!config.rateLimit)
    console.warn('RATE_LIMIT=off: anybody may try passwords without end. For load tests only.');
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(config.host);
  if (server.demoSignIns.length > 0 && !isLocal) {
    console.warn('The demo sign-ins, an admin among them, are public: do not let others reach this server.');
  }
  for (const { role, email, password } of server.demoSignIns) {
    console.log(`Demo sign-in, ${role}: ${email}, password ${password}`);
  }
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Dayitva is ready at http://localhost:${port}`);

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

main().catch(fail);
