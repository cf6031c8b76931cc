import { build, type Plugin, type Rollup } from 'vite';

const QUERY = '?inline-script';

/**
 * Bundles a module that is imported with `?inline-script`, and what it imports, into one script, and gives its code as a text: for
 * what a page must run before its other scripts are there.
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const entry = id.slice(0, -QUERY.length);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'early' } },
      });
      const [{ output }] = [built].flat() as Rollup.RollupOutput[] & [Rollup.RollupOutput];
      for (const file of output)
        if (file.type === 'chunk') for (const id of file.moduleIds) this.addWatchFile(id);
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  },
});
