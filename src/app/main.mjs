/**
 * Starts the server: `npm start`. It is no TypeScript, so that Node finds everything else in its cache of compiled modules
 * and need not load what reads types.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Beside the packages, where only who installs them can write: what is kept there is run. Where the folder cannot be written
// Node goes on without.
const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');
enableCompileCache(folder);
// For threads, which Node starts without.
process.env.NODE_COMPILE_CACHE ??= folder;
await import('./main.ts');
