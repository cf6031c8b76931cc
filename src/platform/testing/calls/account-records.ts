import { createHash } from 'node:crypto';
import { createMember, restorePassword } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Scene } from './define-calls.ts';

/** A token as a mail to a new account would carry it. */
export async function mailedToken(
  app: TestApp,
  purpose: 'verify-email' | 'reset-password' | 'change-email',
  newEmail: string | null = null,
): Promise<string> {
  const token = crypto.randomUUID();
  const hash = createHash('sha256').update(token).digest();
  const { id } = await createMember(app, { confirmed: false });
  await app.sql(
    `insert into account_tokens (token_hash, account_id, purpose, new_email, expires_at)
      values ($1, $2, $3, $4, now() + interval '1 h')`,
    [hash, id, purpose, newEmail],
  );
  return token;
}

/** Undoes what calls before have changed of the way the owner signs in. */
export const byPasswordAlone = async (scene: Scene) => {
  await scene.app.sql('delete from two_factor where account_id = $1', [scene.owner.id]);
  await restorePassword(scene.app, scene.owner);
  return scene.owner.email;
};
