import { memberPages } from '#features/profiles/member-page/member-head.service.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { LivePages } from '#platform/server/pages/live-pages.ts';

/** Pages whose head the server writes from the database. An area that has some adds its line here. */
export const livePages = (db: Db, publicUrl: string): LivePages[] => [memberPages(db, publicUrl)];
