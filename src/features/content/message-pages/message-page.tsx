import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import classes from './message-page.module.css';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  /** Link to continue; `reload` loads the whole page, after an error. */
  link?: { to: string; label: string; reload?: boolean };
}

/** Page with one message: a heading, a few sentences, and a link to continue. */
export function MessagePage({ title, children, link }: MessagePageProps) {
  return (
    <PageBody width="reading">
      <div className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.text}>{children}</div>
        {link && (
          <Button component={Link} to={link.to} reloadDocument={link.reload} variant="default" size="md">
            {link.label}
          </Button>
        )}
      </div>
    </PageBody>
  );
}
