import type { Context } from '#platform/server/context.ts';
import { eraseExpiredSandboxes, type SandboxHost } from './sandboxes.service.ts';

export const SANDBOX_UPKEEP_SCHEDULE = '* * * * *';

/** Makes the job that erases sandboxes whose time is over, and prepares new ones when a visitor looks at the offer. */
export const createSandboxUpkeep =
  ({ db, log }: Pick<Context, 'db' | 'log'>, host: SandboxHost) =>
  async ({ prepare }: { prepare?: boolean }): Promise<void> => {
    await eraseExpiredSandboxes({ db, log, now: new Date() }, host);
    if (prepare) await host.prepare();
  };
