/**
 * The architecture as a program: the four import rules of docs/architecture.md, where a file belongs and what its role
 * promises, which exports are used, who may know what, where promises are awaited, which regular expressions are slow, and
 * what documents name. There is no list of exceptions. Run alone with `node scripts/check-structure.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCircles } from './structure/cycle-rules.ts';
import { checkDecisions, checkDocuments, checkMap } from './structure/doc-rules.ts';
import { checkUnusedExports } from './structure/export-rules.ts';
import { checkExpressions } from './structure/expression-rules.ts';
import { checkImports, findAppServerFiles } from './structure/import-rules.ts';
import { checkKnowledge } from './structure/knowledge-rules.ts';
import { checkExports, checkName } from './structure/name-rules.ts';
import { checkPromises } from './structure/promise-rules.ts';
import { checkRole } from './structure/role-rules.ts';
import { listPaths, listRootFiles, readSource } from './structure/source-files.ts';

/** Every violation in a repository, as `path:line: what is wrong and what to do`. */
export function checkStructure(root: string): string[] {
  const paths = listPaths(root, ['src', 'scripts', 'e2e', 'bench', 'chaos']);
  const files = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => readSource(root, path));
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const context = {
    serverPackages: new Set(Object.keys(dependencies)),
    appServerFiles: findAppServerFiles(files),
  };
  const inNames = paths.flatMap((path) => {
    const message = checkName(path);
    return message ? [`${path}:1: ${message}`] : [];
  });
  const inFiles = files.flatMap((file) =>
    [
      ...(file.path.startsWith('src/') ? [...checkImports(file, context), ...checkExpressions(file)] : []),
      ...checkKnowledge(file),
      ...checkPromises(file, context),
      ...checkExports(file),
      ...checkRole(file),
    ].map(({ line, message }) => `${file.path}:${line}: ${message}`),
  );
  const everywhere = [...paths, ...listPaths(root, ['docs', 'migrations']), ...listRootFiles(root)];
  const documents = everywhere
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return [
    ...inNames,
    ...inFiles,
    ...checkCircles(files),
    ...checkUnusedExports(files),
    ...checkDocuments(documents, everywhere),
    ...checkMap(documents, paths),
    ...checkDecisions(documents),
  ];
}

if (import.meta.main) {
  const violations = checkStructure(join(import.meta.dirname, '..'));
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
