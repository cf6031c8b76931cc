import type { Plugin, Rollup } from 'vite';
import { PAGES } from '../src/app/page-addresses.ts';
import { ARRIVALS } from './chunks.ts';

/** Chromium compiles every function of a script that begins with this while it loads, on another core than the page's. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Libraries of which a page calls the smaller part; and the page waits for the last of their bytes. */
const LARGE_LIBRARIES = ['drawing', 'schemas'];

/** Characters of a script that has hardly a function. */
const SMALL = 1000;

const MODULES = PAGES.filter(({ path }) => ARRIVALS.has(path)).map(({ module }) => module);

/** The chunks that come with the pages at which people arrive. */
function firstChunks(bundle: Rollup.OutputBundle): Set<Rollup.OutputChunk> {
  const found = new Set<Rollup.OutputChunk>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const needed of chunk.imports) visit(needed);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    const [, module = ''] =
      /\/src\/app\/([^?]*)/.exec((chunk.type === 'chunk' && chunk.facadeModuleId) || '') ?? [];
    if (MODULES.includes(module)) visit(file);
  }
  return found;
}

/**
 * Lets the scripts with which a page starts be compiled while they come. Else a function is compiled when it is first called: for a
 * slow phone that is a tenth of a second, in which nothing else happens.
 */
export const compileEarly: Plugin = {
  name: 'compile-early',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Behind all that writes something at the start of a script.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of firstChunks(bundle)) {
        const isWorthIt = chunk.code.length > SMALL && !LARGE_LIBRARIES.includes(chunk.name);
        if (isWorthIt) chunk.code = HINT + chunk.code;
      }
    },
  },
};
