import { FEATURES, placeOf } from './places.ts';
import type { SourceFile } from './source-files.ts';

const NOUN = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** What may lie in a feature's folder: `<noun>.<role>.ts(x)`, the role from a closed list. */
const FEATURE_FILES = [
  /^README\.md$/,
  new RegExp(`^${NOUN}\\.contract(\\.test)?\\.ts$`),
  new RegExp(`^server/${NOUN}(\\.(routes|service|policy|repository|demo|job))?\\.test\\.ts$`),
  new RegExp(`^server/${NOUN}\\.(routes|service|policy|repository|demo|job)\\.ts$`),
  new RegExp(`^web/${NOUN}\\.(page|api|form)(\\.test)?\\.tsx?$`),
  new RegExp(`^web/(components/)?${NOUN}(\\.(page|form))?(\\.module\\.css|\\.test\\.tsx?)$`),
  new RegExp(`^web/components/${NOUN}\\.tsx$`),
];

const BANNED = /^(index|types?|utils?|helpers?)$|(^|-)(utils?|helpers?)$/;

/** What is wrong with a file's name or place, if anything. */
export function checkName(path: string): string | undefined {
  const names = path.split('/').flatMap((part, at, all) => (at < all.length - 1 ? [part] : part.split('.')));
  const banned = names.find((name) => BANNED.test(name));
  if (banned) return `"${banned}" says nothing: name the file after what it is about`;
  const { layer, feature = '', inside } = placeOf(path);
  if (path.startsWith('src/') && layer === 'unknown')
    return 'src has only app, features/<feature> and platform';
  if (layer === 'feature' && !FEATURES.includes(feature)) {
    return `the feature ${feature} is not in the declared order (scripts/structure/places.ts)`;
  }
  if (layer === 'feature' && !FEATURE_FILES.some((pattern) => pattern.test(inside))) {
    return 'a feature holds <noun>.contract.ts, server/<noun>.{routes,service,policy,repository,demo,job}.ts, web/<noun>.{page,api,form}.ts(x), web/components/<noun>.tsx, their tests and a README.md';
  }
  if (
    /\.tsx?$/.test(path) &&
    !new RegExp(`^${NOUN}(\\.${NOUN})*\\.tsx?$`).test(path.split('/').at(-1) ?? '')
  ) {
    return 'file names are lower case with hyphens';
  }
  return undefined;
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
  if (!/\/components\/[^/]+\.tsx$/.test(path)) return [];
  const components = code.match(/^export (default )?(async )?(function|const) [A-Z]\w*[a-z]/gm) ?? [];
  if (components.length === 1) return [];
  return [
    { line: 1, message: `a file in components/ exports one component; this one has ${components.length}` },
  ];
}
