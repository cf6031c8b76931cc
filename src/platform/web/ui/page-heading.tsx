import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** One or two sentences that say what the page is for. */
  children?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
}

/** The head of a page that members work in: its `h1`, a line about it, and its action at the right. */
export function PageHeading({ title, children, action }: PageHeadingProps) {
  return (
    <header className={classes.head}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {children && <p className={classes.lead}>{children}</p>}
      </div>
      {action}
    </header>
  );
}
