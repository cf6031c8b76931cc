import type { ReactNode } from 'react';
import { useFocusAtStart } from '../dialogs/focus-start.ts';
import classes from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** One or two sentences that say what the page is for. */
  children?: ReactNode;
  /** True to focus it on arrival, because the element that led here is gone. */
  focused?: boolean;
  /** True for the headline of a public page, which is larger. */
  display?: boolean;
  /** The page's one primary action. */
  action?: ReactNode;
}

/** The head of a page that members work in: its `h1`, a line about it, and its action at the right. */
export function PageHeading({ title, children, focused = false, display = false, action }: PageHeadingProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>(focused, false);
  return (
    <header className={classes.head}>
      <div>
        <h1
          ref={heading}
          tabIndex={focused ? -1 : undefined}
          className={classes.title}
          data-display={display || undefined}
        >
          {title}
        </h1>
        {children && <p className={classes.lead}>{children}</p>}
      </div>
      {action}
    </header>
  );
}
