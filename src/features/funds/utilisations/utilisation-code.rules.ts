const GROUP = 4;

/** A code as papers show it: `A1B2-C3D4-E5F6`. */
export const codeWords = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** The code that somebody typed or scanned, as it is stored; null for what cannot be one. */
export function readUtilisationCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-F]{12}$/.test(code) ? code : null;
}

/** Returns the address of the page at which anyone can check a statement. */
export const utilisationCodePath = (code: string): string => `/utilisation/${codeWords(code)}`;
