import type { Context } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/noun.ts';
import {
  eraseExpiredSandboxes,
  NO_SANDBOXES,
  SANDBOX_UPKEEP_QUEUE,
  type SandboxHost,
} from './sandboxes.service.ts';

/** Makes the job that erases sandboxes whose time is over, and prepares new ones when a visitor looks at the offer. */
const createSandboxUpkeep =
  ({ db, log }: Pick<Context, 'db' | 'log'>, host: SandboxHost) =>
  async ({ prepare }: { prepare?: boolean }): Promise<void> => {
    await eraseExpiredSandboxes({ db, log, now: new Date() }, host);
    if (prepare) await host.prepare();
  };

export const sandboxUpkeepJob = defineJob({
  queue: SANDBOX_UPKEEP_QUEUE,
  schedule: '* * * * *',
  /** What a crash has left does not wait. */
  atStart: true,
  work: (parts) => createSandboxUpkeep(parts, parts.sandboxes ?? NO_SANDBOXES),
});
