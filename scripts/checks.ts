import { checkStructure } from './check-structure.ts';
import { ROOT, runProgram } from './run-program.ts';

/** What the type checker knows from its last run. */
const TYPES_SEEN = 'node_modules/.cache/types.tsbuildinfo';

type Outcome = { passed: boolean; output: string };
type Check = { name: string; run(): Promise<Outcome> };

const CHECKS: Check[] = [
  { name: 'format and lint', run: () => tool('biome', 'ci', '--colors=off') },
  { name: 'types', run: checkTypes },
  { name: 'structure', run: async () => outcomeOf(checkStructure(ROOT)) },
  { name: 'generated schema types', run: () => tool('node', 'scripts/generate.ts', '--check') },
];

/**
 * Runs every check of the source and reports each in one line, with its output where it failed.
 * Returns how many passed and failed.
 */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const outcomes = await Promise.all(
    CHECKS.map(async ({ name, run }) => ({ name, ...(await attempt(run)) })),
  );
  for (const { name, passed, output } of outcomes) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);
    if (!passed) console.log(output.trimEnd());
  }
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed };
}

async function attempt(run: Check['run']): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return { passed: false, output: String(error) };
  }
}

async function tool(program: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runProgram(program, args);
  return { passed: code === 0, output };
}

/** The routes' types are generated first; the type checker reads them. It checks again only what has changed. */
async function checkTypes(): Promise<Outcome> {
  const generated = await tool('react-router', 'typegen');
  if (!generated.passed) return generated;
  return tool('tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', TYPES_SEEN);
}

function outcomeOf(violations: string[]): Outcome {
  return { passed: violations.length === 0, output: violations.join('\n') };
}
