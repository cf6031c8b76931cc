import { FEATURES, type Place, placeOf } from './places.ts';
import type { Import, SourceFile } from './source-files.ts';

/** What the import rules look at besides the file itself. */
export type ImportContext = {
  /** Packages that the running server may use (package.json, `dependencies`). */
  serverPackages: Set<string>;
  /** Files of src/app that are server code because they import server code. */
  appServerFiles: Set<string>;
};

type ImportRule = (from: Place, imported: Import, context: ImportContext) => string | undefined;

/** Everything wrong with a file's imports, each with its line. */
export function checkImports(file: SourceFile, context: ImportContext): { line: number; message: string }[] {
  const from = { ...placeOf(file.path), side: sideOf(file.path, context) };
  return file.imports.flatMap((imported) =>
    RULES.flatMap((rule) => {
      const message = rule(from, imported, context);
      return message ? [{ line: imported.line, message: `${message} (imports ${imported.specifier})` }] : [];
    }),
  );
}

/** The plain files of src/app that import server code, directly or through one another. */
export function findAppServerFiles(files: SourceFile[]): Set<string> {
  const found = new Set<string>();
  const context = { serverPackages: new Set<string>(), appServerFiles: found };
  const candidates = files.filter(({ path }) => placeOf(path).layer === 'app' && path.endsWith('.ts'));
  let size = -1;
  while (size !== found.size) {
    size = found.size;
    for (const { path, imports } of candidates) {
      if (imports.some(({ target }) => target && sideOf(target, context) === 'server')) found.add(path);
    }
  }
  return found;
}

function sideOf(path: string, { appServerFiles }: ImportContext): Place['side'] {
  return appServerFiles.has(path) ? 'server' : placeOf(path).side;
}

const RULES: ImportRule[] = [
  onlyDownwardsThroughLayers,
  onlyLowerFeatures,
  serverAndWebNeverMeet,
  testingStaysInTests,
  packagesFitTheSide,
  placesAreNamed,
];

function onlyDownwardsThroughLayers(from: Place, { target }: Import): string | undefined {
  const to = target && placeOf(target);
  if (!to) return undefined;
  if (from.layer === 'platform' && (to.layer === 'feature' || to.layer === 'app')) {
    return 'platform knows no feature and no app: move what both need into platform, or let app hand it in';
  }
  if (from.layer === 'feature' && to.layer === 'app') {
    return 'a feature knows nothing of app: let app hand it in (a slot in app/routes.ts, a parameter)';
  }
  return undefined;
}

function onlyLowerFeatures(from: Place, { target }: Import): string | undefined {
  const to = target ? placeOf(target) : undefined;
  if (from.layer !== 'feature' || to?.layer !== 'feature' || from.feature === to.feature) return undefined;
  if (FEATURES.indexOf(to.feature ?? '') > FEATURES.indexOf(from.feature ?? '')) {
    return `${from.feature} may not use ${to.feature}, which is above it (${FEATURES.join(' < ')}): let app/routes.ts hand it in as a slot`;
  }
  if (/^[^/]+\.contract\.ts$|^server\/[^/]+\.service\.ts$|^web\/components\//.test(to.inside))
    return undefined;
  return 'another feature shows only its *.contract.ts, server/*.service.ts and web/components/*';
}

const MAY_USE: Record<Place['side'], Place['side'][]> = {
  contract: ['contract'],
  server: ['contract', 'server', 'either'],
  web: ['contract', 'web', 'either'],
  either: ['contract', 'web', 'server', 'either'],
  testing: ['contract', 'web', 'server', 'either', 'testing'],
};

function serverAndWebNeverMeet(from: Place, { target }: Import, context: ImportContext): string | undefined {
  if (!target || from.isTesting) return undefined;
  const side = sideOf(target, context);
  if (side === 'testing' || MAY_USE[from.side].includes(side)) return undefined;
  if (from.side === 'contract') return 'a contract imports only zod, platform/contract and other contracts';
  return `${from.side} code never imports ${side} code: what both need is a contract`;
}

function testingStaysInTests(from: Place, { target }: Import): string | undefined {
  if (!target || from.isTesting || !placeOf(target).isTesting) return undefined;
  return 'only tests import tests and testing/*';
}

/** Server code runs with `dependencies` alone; the web is built from devDependencies. zod is both sides'. */
function packagesFitTheSide(
  from: Place,
  { specifier, target }: Import,
  { serverPackages }: ImportContext,
): string | undefined {
  if (target || from.isTesting || specifier === 'zod') return undefined;
  const name = packageName(specifier);
  if (from.side === 'contract') return 'a contract imports only zod, platform/contract and other contracts';
  const isServerPackage = specifier.startsWith('node:') || serverPackages.has(name);
  if (from.side === 'web' && isServerPackage) return 'this package belongs to the server, not to the browser';
  if (from.side === 'server' && !isServerPackage) {
    return 'server code runs with the "dependencies" of package.json only';
  }
  return undefined;
}

function packageName(specifier: string): string {
  const [first = '', second] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function placesAreNamed(from: Place, { specifier, target }: Import): string | undefined {
  if (!target || specifier.startsWith('#') || from.layer === 'unknown') return undefined;
  const to = placeOf(target);
  if (to.layer === 'app' || (to.layer === from.layer && to.feature === from.feature)) return undefined;
  return "a path into another folder is written '#platform/...' or '#features/...'";
}
