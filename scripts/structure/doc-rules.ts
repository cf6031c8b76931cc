/** A file name in backticks: letters, dots, slashes and hyphens, with the ending of a source file or document. */
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|mjs|sql|md|css))`/g;

/** Only documents that speak of the code; the specification speaks of a prototype. */
const isChecked = (path: string) => path.endsWith('.md') && !path.startsWith('docs/spec/');

/**
 * Finds files that a document names but that do not exist.
 * @param documents path and text of each document.
 * @param paths every file of the repository; a document may name a file by the end of its path.
 */
export function checkDocuments(documents: { path: string; text: string }[], paths: string[]): string[] {
  return documents
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(NAMED_FILE)].flatMap((match) => {
        const [, name = ''] = match;
        if (paths.some((known) => known === name || known.endsWith(`/${name}`))) return [];
        const line = text.slice(0, match.index).split('\n').length;
        return [`${path}:${line}: names ${name}, which does not exist: correct the name`];
      }),
    );
}
