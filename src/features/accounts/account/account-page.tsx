import type { ReactNode } from 'react';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import classes from './account-page.module.css';

interface AccountPageProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Layout of the sign-in, registration, verification and password pages: one column, one card. */
export function AccountPage({ title, lead, footer, children }: AccountPageProps) {
  return (
    <PageBody width="form">
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.card}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </PageBody>
  );
}
