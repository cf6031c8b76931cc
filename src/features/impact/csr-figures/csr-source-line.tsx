import type { ReactNode } from 'react';
import classes from './csr-source-line.module.css';
import type { CsrSource } from './csr-sources.data.ts';

interface CsrSourceLineProps {
  source: CsrSource;
  /** What else must be said about this figure. */
  children?: ReactNode;
}

/** Under a public figure: who published it, as of when, and the table to download. */
export function CsrSourceLine({ source, children }: CsrSourceLineProps) {
  return (
    <p className={classes.source}>
      Source: {source.publisher}. {source.asOf}. {children}{' '}
      <a href={`/data/${source.file}`} download>
        Download {source.holds} (CSV)
      </a>
    </p>
  );
}
