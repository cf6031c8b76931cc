import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import type { DemoInput } from '#features/collaborations/demo-collaborations/collaborations.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { loadRequestsDemo, nameManagersDemo } from './requests.demo.ts';

/** Loads the demo requests, with the persons behind them. */
export async function loadAskingDemo(db: Db, input: DemoInput): Promise<void> {
  await loadRequestsDemo(db, input);
  await nameManagersDemo(db, DEMO_COLLEAGUES, input.members);
}
