import { AREAS, placeOf } from './places.ts';

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

const DECISIONS = 'docs/decisions/';
const INDEX = `${DECISIONS}README.md`;

/** What each decision has, in this order. */
const LAYOUT =
  /^# (\d+)\. [^\n]+\n\n- Date: \d{4}-\d{2}-\d{2}\n- Status: \w+\n.*\n## Context\n.*\n## Decision\n.*\n## Consequences\n/s;

/** Finds decisions that the index lacks or that have another layout, and links of the index that lead to no file. */
export function checkDecisions(documents: { path: string; text: string }[]): string[] {
  const index = documents.find(({ path }) => path === INDEX)?.text;
  if (index === undefined) return [];
  const decisions = documents.filter(({ path }) => path.startsWith(DECISIONS) && path !== INDEX);
  const listed = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name = '']) => DECISIONS + name);
  const lacking = decisions.filter(({ path }) => !listed.includes(path));
  const unknown = [...new Set(listed)].filter((name) => !decisions.some(({ path }) => path === name));
  const odd = decisions.filter(({ path, text }) => {
    const [, number = ''] = LAYOUT.exec(text) ?? [];
    return !path.startsWith(`${DECISIONS}${number.padStart(4, '0')}-`);
  });
  return [
    ...lacking.map(
      ({ path }) => `${INDEX}:1: lacks ${path}: add a line with its number, title, date and status`,
    ),
    ...unknown.map((name) => `${INDEX}:1: names ${name}, which does not exist`),
    ...odd.map(
      ({ path }) => `${path}:1: needs the number of its file, Date, Status, Context, Decision, Consequences`,
    ),
  ];
}

const MAP = 'docs/architecture.md';

/**
 * Finds nouns that the map of docs/architecture.md lacks, and those that it names but that do not exist. A line of the
 * map is an area, then its nouns with commas between them; it may go on in further lines.
 */
export function checkMap(documents: { path: string; text: string }[], paths: string[]): string[] {
  const text = documents.find(({ path }) => path === MAP)?.text;
  if (text === undefined) return [];
  const built = [...new Set(paths.flatMap(nounOf))];
  const mapped = nounsInMap(text);
  const lacking = built.filter((noun) => !mapped.includes(noun));
  const unknown = mapped.filter((noun) => !built.includes(noun));
  return [
    ...lacking.map((noun) => `${MAP}:1: the map lacks ${noun}: add it to its area's line`),
    ...unknown.map((noun) => `${MAP}:1: the map names ${noun}, which does not exist`),
  ];
}

function nounOf(path: string): string[] {
  const { area, noun } = placeOf(path);
  return area && noun ? [`${area}/${noun}`] : [];
}

function nounsInMap(text: string): string[] {
  const lines = [...text.matchAll(/^ {2}([a-z]+) +([a-z-]+(?:, *(?:\n +)?[a-z-]+)*)$/gm)];
  return lines
    .filter(([, area = '']) => AREAS.includes(area))
    .flatMap(([, area, nouns = '']) => nouns.split(',').map((noun) => `${area}/${noun.trim()}`));
}
