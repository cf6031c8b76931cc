import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import { playFault, type Scenario } from './stage.ts';

const SHIFTS_MS = [15 * MINUTE_MS, -15 * MINUTE_MS, DAY_MS, -DAY_MS];
const EACH_MS = 4000;

export const clockMoves: Scenario = {
  name: 'clock 15 min and a day on and back',
  limitMs: 90_000,
  play: (stage) => {
    const { home, pid } = stage.product;
    const shift = (ms: number) => {
      writeFileSync(home.clockFile, String(ms));
      process.kill(pid() ?? 0, 'SIGUSR2');
    };
    return playFault(stage, {
      begin: () => undefined,
      async meanwhile() {
        for (const ms of SHIFTS_MS) {
          shift(ms);
          await pause(EACH_MS);
        }
        return {};
      },
      end: () => shift(0),
      keepsPace: true,
    });
  },
};
