import type { ReactNode } from 'react';
import classes from './page-body.module.css';

interface PageBodyProps {
  /** `page` 1200 px for lists and workspaces, `reading` 720 px for text, `form` 560 px for one column of fields. */
  width?: 'page' | 'reading' | 'form';
  children: ReactNode;
}

/** The column that a page's content stands in, with the page's outer space. */
export function PageBody({ width = 'page', children }: PageBodyProps) {
  return <div className={`${classes.body} ${classes[width]}`}>{children}</div>;
}
