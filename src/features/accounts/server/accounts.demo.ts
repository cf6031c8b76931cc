import type { Db } from '#platform/server/database/connect.ts';
export const DEMO_SIGN_INS: { role: string; email: string; password: string }[] = [];
export async function loadAccountsDemo(
  _db: Db,
  _input: { now: Date; hashPassword(plain: string): Promise<string> },
): Promise<void> {}
