import { setTimeout as pause } from 'node:timers/promises';

type Step = () => unknown;

const steps: Step[] = [];
const STEP_MS_MAX = 15_000;

/** Has something undone at the end, however the run ends; the last one first. */
export function atEnd(step: Step): void {
  steps.push(step);
}

/** Undoes all there is to undo; what fails or takes too long holds up nothing else. */
export async function cleanUp(): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await Promise.race([step(), pause(STEP_MS_MAX, undefined, { ref: false })]);
    } catch (error) {
      console.error('clean-up:', error);
    }
  }
}
