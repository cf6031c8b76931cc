import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { callAs } from './records.ts';
import { TEST_PASSWORD, type TestMember } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const STEP_MS = 30_000;

/** Returns an authenticator app's code for this secret now, or `steps` times 30 seconds later. */
export function codeOf(secret: string, steps = 0): string {
  const app = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Waits until the clock's step has ten seconds left, so that the code of the step before stays right while it is sent. */
export async function untilStepLasts(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 10_000) await setTimeout(left);
}

/** The secret of a member who has begun to set up two-factor sign-in. */
export async function beginTwoFactor(app: TestApp, member: TestMember): Promise<string> {
  await app.sql('delete from two_factor where account_id = $1', [member.id]);
  const body = { password: TEST_PASSWORD };
  return (await callAs(app, member, 'POST', '/account/two-factor', body)).secret;
}

/** Switches two-factor sign-in on, as if long ago: the code that the app shows now is not used up. */
export async function switchOnTwoFactor(
  app: TestApp,
  member: TestMember,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await beginTwoFactor(app, member);
  const body = { code: codeOf(secret) };
  const { recovery_codes } = await callAs(app, member, 'POST', '/account/two-factor/confirm', body);
  await app.sql('update two_factor set last_counter = 0 where account_id = $1', [member.id]);
  return { secret, recoveryCodes: recovery_codes };
}
