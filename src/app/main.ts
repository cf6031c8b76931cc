import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Beside the packages, where only who installs them can write: what is kept there is run. */
const COMPILED = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');

// Node keeps what it has made of each module, so that the next start does not make it again. Where the folder cannot be
// written it goes on without. The modules of the server must be loaded after this line.
enableCompileCache(COMPILED);
await import('./serve.ts');
