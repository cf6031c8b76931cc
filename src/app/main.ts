import { once } from 'node:events';
import type { Config } from '#platform/server/config.ts';
import { watchFailures } from './program/last-resort.ts';
import { openDatabase } from './program/open-database.ts';
import { runProgram } from './program/program.ts';
import type { RunningServer } from './start.ts';

/** Tells the person who has started the server where it is, and what they must know of it. */
function introduce(config: Config, { app, demoSignIns, outbox }: RunningServer): void {
  if (!config.rateLimit)
    console.warn('RATE_LIMIT=off: anybody may try passwords without end. For load tests only.');
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(config.host);
  if (demoSignIns.length > 0 && !isLocal) {
    console.warn('The demo sign-ins, an admin among them, are public: do not let others reach this server.');
  }
  for (const { role, email, password } of demoSignIns) {
    console.log(`Demo sign-in, ${role}: ${email}, password ${password}`);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (outbox) console.log(`Its mails can be read at http://localhost:${port}${outbox}`);
  console.log(`Dayitva is ready at http://localhost:${port}`);
}

await runProgram(async ({ config, log, stopping }) => {
  let server: RunningServer | undefined;
  watchFailures(log, async () => server?.stop());
  // The database comes up while the modules of the server are loaded, which keeps this process from all else.
  const launch = Promise.withResolvers<void>();
  const opening = openDatabase(config, log, stopping, launch.resolve);
  // `start` waits for it and says why it failed.
  opening.catch(() => launch.resolve());
  await launch.promise;
  const { start } = await import('./start.ts');
  server = await start(config, log, { stopping, open: () => opening });
  server.watch();
  introduce(config, server);
  if (!stopping.aborted) await once(stopping, 'abort');
  await server.stop();
});
