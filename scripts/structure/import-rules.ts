import { AREAS, type Place, placeOf } from './places.ts';
import type { Import, SourceFile } from './source-files.ts';

/** Input of the import rules besides the file itself. */
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
  onlyLowerAreas,
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
    return 'a feature knows nothing of app: let app hand it in (a slot of src/app, a parameter)';
  }
  return undefined;
}

/** Roles that an area shows to the areas above it; a component has no role. */
const SHOWN_ROLES = ['contract', 'rules', 'data', 'service', 'api', undefined];

function onlyLowerAreas(from: Place, { target }: Import): string | undefined {
  const to = target ? placeOf(target) : undefined;
  if (from.layer !== 'feature' || to?.layer !== 'feature' || from.area === to.area) return undefined;
  if (AREAS.indexOf(to.area ?? '') > AREAS.indexOf(from.area ?? '')) {
    return `${from.area} may not use ${to.area}, which is above it (${AREAS.join(' < ')}): let src/app hand it in as a slot, or move it down`;
  }
  if (from.isTesting || SHOWN_ROLES.includes(to.role)) return undefined;
  // Demo data of one area builds on that of another, as the records do.
  if (from.role === 'demo' && to.role === 'demo') return undefined;
  return `another area shows only its contract, rules, data, service and api files and its components, not a ${to.role}: move what both need into one of these`;
}

const MAY_USE: Record<Place['side'], Place['side'][]> = {
  shared: ['shared'],
  server: ['shared', 'server', 'either'],
  web: ['shared', 'web', 'either'],
  either: ['shared', 'web', 'server', 'either'],
  testing: ['shared', 'web', 'server', 'either', 'testing'],
};

const SHARED_IMPORTS =
  'contract, rules and data files import only zod, platform/contract and one another: a file that needs more belongs to one side';

function serverAndWebNeverMeet(from: Place, { target }: Import, context: ImportContext): string | undefined {
  if (!target || from.isTesting) return undefined;
  const side = sideOf(target, context);
  if (side === 'testing' || MAY_USE[from.side].includes(side)) return undefined;
  if (from.side === 'shared') return SHARED_IMPORTS;
  return `${from.side} code never imports ${side} code: put what both need in a contract, rules or data file`;
}

function testingStaysInTests(from: Place, { target }: Import): string | undefined {
  if (!target || from.isTesting || !placeOf(target).isTesting) return undefined;
  return 'only tests import tests and testing/*';
}

/** Packages of the server that the web is built with too: they draw the same thing on paper and on the screen. */
const ON_PAPER_AND_SCREEN = ['uqr'];

/** Server code runs with `dependencies` alone; the web is built from devDependencies. zod is both sides'. */
function packagesFitTheSide(
  from: Place,
  { specifier, target }: Import,
  { serverPackages }: ImportContext,
): string | undefined {
  if (target || from.isTesting || specifier === 'zod') return undefined;
  const name = packageName(specifier);
  if (from.side === 'shared') return SHARED_IMPORTS;
  const isServerPackage = specifier.startsWith('node:') || serverPackages.has(name);
  if (from.side === 'web' && isServerPackage && !ON_PAPER_AND_SCREEN.includes(name)) {
    return 'this package belongs to the server, not to the browser';
  }
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
  const isNear = to.layer === from.layer && to.area === from.area && to.noun === from.noun;
  const isListed = from.role === 'area' && to.role === 'noun' && to.area === from.area;
  if (to.layer === 'app' || isNear || isListed) return undefined;
  return "a path into another layer, area or noun is written '#platform/...' or '#features/...'";
}
