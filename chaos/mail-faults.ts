import { setTimeout as pause } from 'node:timers/promises';
import { playFault, type Scenario, type Stage } from './stage.ts';

const EACH = 4;
const FAULT_MS = 6000;
const ARRIVAL_LIMIT_MS = 100_000;

/** Asks for reset mails for the next `EACH` members. @param from the first of them. @returns their addresses. */
async function askForMails({ load }: Stage, from: number): Promise<string[]> {
  const asking = load.members.slice(from, from + EACH);
  const answers = await Promise.all(
    asking.map((member) => member.call('POST', '/auth/forgot-password', { email: member.email })),
  );
  return asking.filter((_, at) => answers[at]?.status === 200).map(({ email }) => email);
}

export const mailAway: Scenario = {
  name: 'mail server away, then silent',
  limitMs: 150_000,
  async play(stage) {
    const { mails } = stage;
    const promised: string[] = [];
    const ask = async () => {
      promised.push(...(await askForMails(stage, promised.length)));
      await pause(FAULT_MS);
    };
    const outcome = await playFault(stage, {
      begin: mails.refuse,
      async meanwhile() {
        await ask();
        await mails.keepSilent();
        await ask();
        return promised.length < 2 * EACH ? { problems: ['mails could not be asked for'] } : {};
      },
      end: mails.takeMails,
      keepsPace: true,
    });
    const back = performance.now();
    const waiting = () => promised.filter((address) => !mails.hasMailFor(address));
    while (waiting().length > 0 && performance.now() < back + ARRIVAL_LIMIT_MS) await pause(250);
    const left = waiting().length;
    if (left > 0) outcome.problems.push(`${left} mails did not come`);
    outcome.recoveredMs = left > 0 ? null : performance.now() - back;
    outcome.remarks.push(`${promised.length - left} of ${promised.length} mails came`);
    return outcome;
  },
};
