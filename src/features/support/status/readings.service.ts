import type { MemberContext } from '#platform/server/context.ts';
import { findReadings } from './status.repository.ts';
import { SERVICE_IDS } from './status.rules.ts';

/** Returns what the last probe of each service found, in the order of the status page. */
export async function listLastReadings(ctx: MemberContext) {
  const readings = await findReadings(ctx.db);
  return SERVICE_IDS.flatMap((id) => readings.find(({ service }) => service === id) ?? []);
}
