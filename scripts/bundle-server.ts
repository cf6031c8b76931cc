import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { ROOT } from './run-program.ts';

/**
 * Packages that look for files beside their own: compiled programs, fonts. Node finds them in node_modules, as it does
 * without a bundle.
 */
const WITH_OWN_FILES = ['@node-rs/argon2', 'harfbuzzjs', 'pdfkit', 'pg-native', 'sharp'];

/** Our modules, too, name files beside their own: in the bundle the names start from its folder. */
const keepNames = (folder: string): Plugin => ({
  name: 'keep-names',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?');
    if (!path.startsWith(join(ROOT, 'src')) || !code.includes('import.meta.')) return;
    const other = /import\.meta\.(?!url\b|dirname\b)\w+/.exec(code);
    if (other) this.error(`${path}: the bundle of the server does not know ${other[0]}`);
    const file = relative(folder, path).split(sep).join('/');
    const at = (name: string) => `new URL(${JSON.stringify(name)}, import.meta.url)`;
    return code
      .replaceAll('import.meta.url', `${at(file)}.href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('url').fileURLToPath(${at(dirname(file))})`,
      );
  },
});

/**
 * Writes the server and the packages it uses into few files, so that a start does not look for two thousand modules: it takes two
 * thirds of the time. What runs in a thread of its own stays in src.
 * @param folder is emptied first.
 */
export async function bundleServer(folder = join(ROOT, 'build', 'app')): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepNames(folder)],
    ssr: { noExternal: true, external: WITH_OWN_FILES },
    build: {
      ssr: 'src/app/main.mjs',
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) await bundleServer();
