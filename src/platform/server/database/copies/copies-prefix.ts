import { createHash } from 'node:crypto';

/** How the names of the databases begin that belong to the installation with this main database. */
export const copiesPrefix = (main: string): string =>
  `dayitva_${createHash('sha256').update(main).digest('hex').slice(0, 8)}_`;
