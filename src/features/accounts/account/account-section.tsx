import { type ReactNode, useId } from 'react';
import classes from './account-section.module.css';

interface AccountSectionProps {
  title: string;
  /** A sentence that says what the section is for. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the account page: its heading, and a card with what it holds. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.card}>{children}</div>
    </section>
  );
}
