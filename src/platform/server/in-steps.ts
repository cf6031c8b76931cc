/** Rows per statement, few enough that no other statement waits long. */
const STEP = 1000;

/** Steps per run. The next run does the rest. */
const STEPS_MAX = 100;

/**
 * Deletes many rows in small steps.
 * @param step deletes at most the given number of rows, and returns their number.
 * @returns the number of all.
 */
export async function inSteps(step: (rows: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const count = await step(STEP);
    deleted += count;
    if (count < STEP) break;
  }
  return deleted;
}
