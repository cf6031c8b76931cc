import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** One import or re-export. `target` is the imported file's path in the repository, null for a package. */
export type Import = { specifier: string; target: string | null; line: number; isReExport: boolean };

/** A TypeScript file of the repository, read for the structure check. */
export type SourceFile = {
  /** Relative to the repository, with forward slashes. */
  path: string;
  text: string;
  /** The text without comments; lines keep their numbers. */
  code: string;
  /** `code` with the contents of plain strings blanked. */
  bareCode: string;
  imports: Import[];
};

const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const STATIC_IMPORT = /\b(import|export)\b(?:[\s\w{},*$]*?\bfrom\s*|\s*)['"]([^'"\n]+)['"]/g;
const DYNAMIC_IMPORT = /\b(import)\(\s*['"]([^'"\n]+)['"]/g;

/**
 * All files under some folders of the repository, as paths relative to it; missing folders are empty. Installed packages,
 * as those of bench/lighthouse, are not of the repository.
 */
export function listPaths(root: string, folders: string[]): string[] {
  return folders.flatMap((folder) => {
    const entries = readdirIfThere(join(root, folder));
    const paths = entries.map((entry) => relative(root, entry).replaceAll('\\', '/'));
    return paths.filter((path) => !path.split('/').includes('node_modules')).sort();
  });
}

/** The names of the files that lie directly in the repository's folder. */
export function listRootFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** Reads one file and finds its imports. */
export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const code = text.replace(STRING_OR_COMMENT, (match, literal) => literal ?? match.replace(/[^\n]/g, ' '));
  const bareCode = code.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, "''");
  return { path, text, code, bareCode, imports: findImports(path, code) };
}

/** The number of the line in which a position of a text lies, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function findImports(path: string, code: string): Import[] {
  const matches = [...code.matchAll(STATIC_IMPORT), ...code.matchAll(DYNAMIC_IMPORT)];
  return matches.map((match) => {
    const [, keyword, specifier = ''] = match;
    const line = lineAt(code, match.index);
    return { specifier, target: resolveTarget(path, specifier), line, isReExport: keyword === 'export' };
  });
}

/** The file that an import of `path` names, relative to the repository; null for a package. */
export function resolveTarget(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier);
  return null;
}

function readdirIfThere(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
