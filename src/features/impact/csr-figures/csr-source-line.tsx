import type { ReactNode } from 'react';
import classes from './csr-source-line.module.css';
import type { CsrSource } from './csr-sources.data.ts';

interface CsrSourceLineProps {
  source: CsrSource;
  /** Further note on this figure. */
  children?: ReactNode;
}

/** Source line below a figure: publisher, date, and the table to download. */
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
