import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { findAccountByEmail, hasAccounts } from '#features/accounts/account/accounts.repository.ts';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import type { DemoParts } from '#platform/server/noun.ts';
import { AREAS } from './areas.ts';

const DEMOS = AREAS.flatMap(({ nouns }) => nouns.flatMap(({ demo }) => demo ?? []));

/** True if the settings want demo data in this database, which has no account yet. */
export async function wantsDemo({ demoData, databaseUrl }: Config, db: Db): Promise<boolean> {
  const isWanted = demoData === 'on' || (demoData === undefined && !databaseUrl);
  return isWanted && !(await hasAccounts(db));
}

/** Loads the demo data of all nouns, all or nothing. */
export async function loadDemo(db: Db, now: Date, store: FileStore): Promise<void> {
  const parts: DemoParts = Object.assign({ now, store }, ...DEMOS.map(({ gives }) => gives?.({ now })));
  await db.transaction().execute(async (db) => {
    const load = async () => {
      for (const demo of DEMOS) await demo.load?.(db, parts);
    };
    // Drawing takes other threads while the database works.
    const [, ...drawn] = await Promise.all([load(), ...DEMOS.map(({ files }) => files?.(store))]);
    Object.assign(parts, ...drawn);
    for (const demo of DEMOS) await demo.finish?.(db, parts);
  });
}

/** The printed sign-ins: the owners of the two organisations and the admin, each followed by their colleagues. */
const PRINTED = DEMO_SIGN_INS.flatMap((owner) => [
  owner,
  ...DEMO_COLLEAGUES.filter(({ of }) => owner.email.endsWith(`@${of}.example`)).map(
    ({ role, email, password }) => ({ role: `${owner.role} (${role})`, email, password }),
  ),
]);

/** Finds the printed sign-ins of the demo data that exist in this database: it may be older than the colleagues. */
export async function findDemoSignIns(db: Db): Promise<typeof DEMO_SIGN_INS> {
  const found = await Promise.all(PRINTED.map(({ email }) => findAccountByEmail(db, email)));
  return PRINTED.filter((_, at) => found[at]);
}
