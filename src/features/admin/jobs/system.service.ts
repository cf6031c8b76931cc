import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { diskOf } from '#platform/server/files/disk.ts';
import { readProcessName } from '#platform/server/process-name.ts';
import type { Period, SystemFacts, SystemFigures } from './system.contract.ts';
import * as system from './system.repository.ts';

export interface SystemSettings {
  dataDir: string;
}

/** The operator's backup touches this file in DATA_DIR when it has ended (docs/operations.md). */
const BACKUP_STAMP = 'last-backup';

const PERIOD_MS: Record<Period, number> = { day: DAY_MS, month: 30 * DAY_MS };

/** When the operator recorded a backup last; null if none is recorded. */
async function backupAt(dataDir: string): Promise<string | null> {
  const stamp = await stat(join(dataDir, BACKUP_STAMP)).catch(() => null);
  return stamp?.mtime.toISOString() ?? null;
}

/** Describes the system as it is now. */
export async function getSystemFacts(ctx: MemberContext, { dataDir }: SystemSettings): Promise<SystemFacts> {
  const [backup_at, disk, facts] = await Promise.all([
    backupAt(dataDir),
    diskOf(dataDir),
    system.findDatabaseFacts(ctx.db),
  ]);
  const { lags, names, ...database } = facts;
  const processes = names.flatMap((name) => readProcessName(name) ?? []);
  return {
    backup_at,
    disk,
    database,
    replicas: lags.map((lag) => ({ lag })),
    processes: processes.sort((one, other) => one.started_at.localeCompare(other.started_at)),
  };
}

export const listSystemFigures = (ctx: MemberContext, period: Period): Promise<SystemFigures[]> =>
  system.findFigures(ctx.db, period, new Date(ctx.now.getTime() - PERIOD_MS[period]));
