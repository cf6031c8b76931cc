import { type ReactNode, useId } from 'react';
import classes from './account-section.module.css';

interface AccountSectionProps {
  title: string;
  /** Sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Section of the account page: a heading and a card. */
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
