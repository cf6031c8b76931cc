import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '#platform/contract/durations.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { goOn, playFault, type Scenario, type Stage } from './stage.ts';

const AHEAD_MS = 40 * DAY_MS;
const SIGNAL_MS = 200;

const signIn = async ({ product: { app } }: Stage, email: string, from: string): Promise<number> =>
  (
    await app.request('POST', '/auth/signin', {
      body: { email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-for': from },
    })
  ).status;

/** A clock that was ahead for a moment, in which somebody signed in: nobody is locked out afterwards. */
export const clockAhead: Scenario = {
  name: 'clock that was 40 days ahead',
  limitMs: 60_000,
  async play(stage) {
    const { app, home, pid } = stage.product;
    const [member, other] = [await createMember(app), await createMember(app)];
    const shift = async (ms: number) => {
      writeFileSync(home.clockFile, String(ms));
      process.kill(pid() ?? 0, 'SIGUSR2');
      await pause(SIGNAL_MS);
    };
    const outcome = await playFault(stage, {
      begin: () => shift(AHEAD_MS),
      meanwhile: async () => ({
        remarks: [`sign-in meanwhile: ${await signIn(stage, member.email, '203.0.113.250')}`],
      }),
      end: () => shift(0),
      // A session of 30 days without use has ended; browsers sign in again.
      allowed: [401],
      keepsPace: false,
    });
    const after = [member, other].map(({ email }) => signIn(stage, email, '203.0.113.250'));
    const locked = (await Promise.all(after)).filter((status) => status !== 200);
    if (locked.length > 0) outcome.problems.push(`sign-in afterwards: ${locked.join(', ')}`);
    return outcome;
  },
};

/** An invitation of an owner who is owner no longer: it ends with the right to invite. */
export const orphanedInvitation: Scenario = {
  name: 'invitation of a former owner',
  limitMs: 60_000,
  async play(stage) {
    const { app } = stage.product;
    const owner = await createMember(app);
    const second = await addColleague(app, owner, 'owner');
    const email = `invited-${second.id}@members.example`;
    await callAs(app, second, 'POST', '/profile/invitations', { email, role: 'member' });
    const open = async () =>
      (await callAs(app, owner, 'GET', '/profile/invitations')).filter(
        (invitation: { email: string }) => invitation.email === email,
      ).length;
    const before = await open();
    const outcome = await playFault(stage, {
      async begin() {
        await callAs(app, owner, 'PUT', `/profile/people/${second.id}`, {
          role: 'member',
          password: TEST_PASSWORD,
        });
      },
      meanwhile: () => goOn(1000),
      end: () => undefined,
      keepsPace: true,
    });
    const after = await open();
    if (before !== 1 || after !== 0) outcome.problems.push(`open invitations: ${before}, then ${after}`);
    return outcome;
  },
};
