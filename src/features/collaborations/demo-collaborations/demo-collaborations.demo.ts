import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { loadChangesDemo } from '#features/collaborations/changes/changes.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { type DemoInput, loadCollaborationsDemo, nameColleaguesDemo } from './collaborations.demo.ts';
import { loadReadingRoomsDemo } from './reading-rooms.demo.ts';

/** Loads the demo collaborations, with the persons behind them and the history. */
export async function loadWorkDemo(db: Db, input: DemoInput & { store: FileStore }): Promise<void> {
  await loadCollaborationsDemo(db, input);
  await loadReadingRoomsDemo(db, input);
  await nameColleaguesDemo(db, DEMO_COLLEAGUES, input.members);
  await loadChangesDemo(db);
}
