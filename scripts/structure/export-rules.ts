import { placeOf } from './places.ts';
import { lineAt, resolveTarget, type SourceFile } from './source-files.ts';

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const STATIC_IMPORT = /\bimport\s+(?:type\s+)?(?:\{([^}]*)\}|\*\s+as\s+(\w+))\s*from\s*['"]([^'"]+)['"]/g;
const AUGMENTED = /\bdeclare module '([^']+)' \{\s*interface (\w+)/g;
const LAZY_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * Finds exports that no other file imports. Files of src/app are exempt, for React Router reads them, and so are tests
 * and generated files.
 */
export function checkUnusedExports(files: SourceFile[]): string[] {
  const used = new Set(files.flatMap(usesOf));
  return files.filter(isChecked).flatMap(({ path, code }) =>
    [...code.matchAll(EXPORT)].flatMap((match) => {
      const [, name = ''] = match;
      if (used.has(keyOf(path, name))) return [];
      return [
        `${path}:${lineAt(code, match.index)}: no other file imports ${name}: do not export it, or remove it`,
      ];
    }),
  );
}

function isChecked({ path }: SourceFile): boolean {
  const { layer, isTesting } = placeOf(path);
  return !isTesting && (layer === 'feature' || layer === 'platform') && !path.includes('.generated.');
}

const keyOf = (path: string | null, name: string) => `${path} ${name}`;

/**
 * Returns what a file uses of others, as keys. A lazy import may use any name that its file mentions; `declare module` uses
 * the interface to which it adds.
 */
function usesOf({ path, code }: SourceFile): string[] {
  const imported = [...code.matchAll(STATIC_IMPORT)].flatMap(([, names, alias, specifier = '']) => {
    const target = resolveTarget(path, specifier);
    return (names === undefined ? membersOf(code, alias) : listed(names)).map((name) => keyOf(target, name));
  });
  const lazily = [...code.matchAll(LAZY_IMPORT)].flatMap(([, specifier = '']) => {
    const target = resolveTarget(path, specifier);
    return [...new Set(code.match(/\b[A-Za-z]\w*/g))].map((name) => keyOf(target, name));
  });
  const augmented = [...code.matchAll(AUGMENTED)].map(([, specifier = '', name = '']) =>
    keyOf(resolveTarget(path, specifier), name),
  );
  return [...imported, ...lazily, ...augmented];
}

const membersOf = (code: string, alias = '') =>
  [...code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);

/** Returns the exported names of an import's braces: `type A, b as c` gives A and b. */
const listed = (names: string) =>
  names.split(',').map(
    (name) =>
      name
        .replace(/^\s*type\s/, '')
        .trim()
        .split(/\s/)[0] ?? '',
  );
