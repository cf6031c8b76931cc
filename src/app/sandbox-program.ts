/** The program of the process in which sandboxes run. The server starts it when a visitor looks at the offer. */
import { constants, setPriority } from 'node:os';
import { runSandboxes } from '#features/demo/sandboxes/sandbox-process.service.ts';
import { answerCalls } from '#platform/server/processes/program-calls.ts';
import { loadDemo } from './all.demo.ts';
import { watchFailures } from './program/last-resort.ts';
import { createLog } from './program/log.ts';
import { createApp } from './server.ts';

// Members come first: what a visitor does in a sandbox gets the time that is left.
setPriority(constants.priority.PRIORITY_LOW);

const { calls, stop } = runSandboxes({
  createApp: (parts) => createApp(parts, null),
  loadDemo,
  createLog(config) {
    const log = createLog(config);
    watchFailures(log, stop);
    return log;
  },
});
answerCalls(calls, stop);
