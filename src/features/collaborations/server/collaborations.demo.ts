import type { Db } from '#platform/server/database/connect.ts';
export async function loadCollaborationsDemo(_db: Db, _input: { now: Date }): Promise<void> {}
