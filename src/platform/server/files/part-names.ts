/*
 * Names of parts and relations of an Office file as OPC compares them (ECMA-376, part 2, sections 6.2 and 7.3): without
 * regard to capitals, and a letter is the same letter behind a percent sign.
 */

/** Resolves what stands behind percent signs, once. */
export const percentDecoded = (text: string): string =>
  text.includes('%')
    ? text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())
    : text;

const slashed = (text: string) => percentDecoded(text).replaceAll('\\', '/').trim().toLowerCase();

/** The name of a part: `/word/document.xml` for each of its spellings. */
export const partName = (name: string): string => {
  const open: string[] = [];
  for (const folder of slashed(name).split('/')) {
    if (folder === '..') open.pop();
    else if (folder !== '' && folder !== '.') open.push(folder);
  }
  return `/${open.join('/')}`;
};

/** The last word of a type of relation, which differs between the two forms of the standard in what is before. */
export const relationKind = (type: string): string => slashed(type).split('/').at(-1) ?? '';

/** A part that is stored in pieces, which some programs put together and others do not. */
export const isPiece = (name: string): boolean => /\/\[\d+\](\.last)?\.piece$/.test(name);
