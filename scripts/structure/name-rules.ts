import { AREAS, placeOf, SERVER_ROLES, SHARED_ROLES, TEST_ROLES } from './places.ts';
import type { SourceFile } from './source-files.ts';

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Allowed content of an area's folder: its README, the list of its nouns, and in each noun's folder `<name>.<role>.ts(x)`. */
const AREA_FILES = [
  /^README\.md$/,
  new RegExp(`^${NAME}\\.area\\.ts$`),
  new RegExp(
    `^${NAME}/${NAME}\\.(${[...SERVER_ROLES, ...SHARED_ROLES, ...TEST_ROLES].join('|')}|api|form|hook)\\.ts$`,
  ),
  new RegExp(`^${NAME}/${NAME}(\\.page)?(\\.tsx|\\.module\\.css)$`),
  new RegExp(`^${NAME}/${NAME}(\\.[a-z]+)?\\.test\\.tsx?$`),
];

const BANNED = /^(index|types?|utils?|helpers?)$|(^|-)(utils?|helpers?)$/;

/** Finds the problem with a file's name or place, if any. */
export function checkName(path: string): string | undefined {
  const names = path.split('/').flatMap((part, at, all) => (at < all.length - 1 ? [part] : part.split('.')));
  const banned = names.find((name) => BANNED.test(name));
  if (banned) return `"${banned}" says nothing: name the file after what it is about`;
  const { layer, area = '', inside } = placeOf(path);
  if (path.startsWith('src/') && layer === 'unknown')
    return 'src has only app, features/<area>/<noun> and platform';
  if (layer === 'feature' && !AREAS.includes(area)) {
    return `${area} is not an area (scripts/structure/places.ts lists them): move the file into the area that a user would name`;
  }
  if (layer === 'feature' && !AREA_FILES.some((pattern) => pattern.test(inside))) return placeFor(path, area);
  if (
    /\.tsx?$/.test(path) &&
    !new RegExp(`^${NAME}(\\.${NAME})*\\.tsx?$`).test(path.split('/').at(-1) ?? '')
  ) {
    return 'file names are lower case with hyphens';
  }
  return undefined;
}

function placeFor(path: string, area: string): string {
  const file = path.split('/').at(-1);
  const roles = [...SERVER_ROLES, ...SHARED_ROLES, ...TEST_ROLES, 'page', 'api', 'form', 'hook'].join(', ');
  return `a feature's file is src/features/${area}/<noun>/<name>.<role>.ts(x), a role of ${roles}, or a component without one: move ${file} into the folder of its noun`;
}

/** Re-exports hide where a thing lives, and a component's file is found by its name. */
export function checkExports(file: SourceFile): { line: number; message: string }[] {
  if (placeOf(file.path).isTesting) return [];
  const barrels = file.imports
    .filter(({ isReExport }) => isReExport)
    .map(({ line }) => ({
      line,
      message: 'no re-exports (barrel files): import from where the thing lives',
    }));
  return [...barrels, ...checkComponentCount(file)];
}

function checkComponentCount({ path, code }: SourceFile): { line: number; message: string }[] {
  const { layer, role } = placeOf(path);
  if (layer !== 'feature' || role || !path.endsWith('.tsx')) return [];
  const components = code.match(/^export (default )?(async )?(function|const) [A-Z]\w*[a-z]/gm) ?? [];
  if (components.length === 1) return [];
  return [
    { line: 1, message: `a component's file exports one component; this one has ${components.length}` },
  ];
}
