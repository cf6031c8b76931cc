/** `npm run check`: format, lint, types, structure, and whether the generated types are up to date. */
import { runChecks } from './checks.ts';

const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
