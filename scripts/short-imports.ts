import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ROOT } from './run-program.ts';

/** Packages whose entry names every module of theirs, thousands of them, with the file that is the entry. */
const ENTRIES: Record<string, string> = {
  '@mantine/core': 'esm/index.mjs',
  '@mantine/hooks': 'esm/index.mjs',
  '@tabler/icons-react': 'dist/esm/tabler-icons-react.mjs',
};
const OF_THESE =
  /(import\s*)\{([^}]*)\}(\s*from\s*["'])(@mantine\/(?:core|hooks)|@tabler\/icons-react)(["'])/g;
const NAMED = /(import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g;
const EXPORTED = /export\s*\{([^}]*)\}\s*(?:;|$)(?!\s*from)/g;

/** What a name is imported from: not a path, so that no length of code depends on where the product is built (chunks.ts weighs it). */
const SHORT = /^short:(.*):(\w+)$/;

/** Where a name of an entry comes from. */
interface Origin {
  file: string;
  /** What it is called there. */
  name: string;
}

/** Reads `a, b as c`: each name with what it is called from there on. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', local = name] = entry.split(/\s+as\s+/);
      return { name, local };
    });

function readEntry(entry: string): Map<string, Origin> {
  const code = readFileSync(entry, 'utf8');
  const imported = new Map<string, Origin>();
  const exported = new Map<string, Origin>();
  for (const [, kind, list = '', source = ''] of code.matchAll(NAMED)) {
    const file = normalizePath(join(dirname(entry), source));
    for (const { name, local } of namesIn(list))
      (kind === 'import' ? imported : exported).set(local, { file, name });
  }
  for (const [, list = ''] of code.matchAll(EXPORTED)) {
    for (const { name, local } of namesIn(list)) {
      const origin = imported.get(name);
      if (origin) exported.set(local, origin);
    }
  }
  return exported;
}

/**
 * Imports each name from the module that has it, in place of the package's entry: the bundler would read all 7,000 modules
 * behind these entries, three quarters of all, to throw away all but some hundred.
 */
export function shortImports(): Plugin {
  const known = new Map<string, Map<string, Origin>>();
  const originsOf = (packageName: string) => {
    const entry = join(ROOT, 'node_modules', packageName, ENTRIES[packageName] ?? '');
    const origins = known.get(packageName) ?? (existsSync(entry) ? readEntry(entry) : new Map());
    known.set(packageName, origins);
    return origins;
  };
  return {
    name: 'short-imports',
    apply: 'build',
    resolveId: {
      filter: { id: SHORT },
      async handler(id, importer) {
        const [, packageName = '', name = ''] = SHORT.exec(id) ?? [];
        const found = await this.resolve(originsOf(packageName).get(name)?.file ?? id, importer);
        return found && { ...found, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { code: /@mantine\/(?:core|hooks)["']|@tabler\/icons-react["']/ },
      handler(code) {
        const short = code.replace(OF_THESE, (_, start, list, from, packageName, quote) =>
          namesIn(list)
            .map(({ name, local }) => {
              const origin = originsOf(packageName).get(name);
              if (!origin) return `${start}{ ${name} as ${local} }${from}${packageName}${quote}`;
              return `${start}{ ${origin.name} as ${local} }${from}short:${packageName}:${name}${quote}`;
            })
            .join('; '),
        );
        return { code: short, map: null };
      },
    },
  };
}
