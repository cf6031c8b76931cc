import { Button, CopyButton, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import classes from './shown-once.module.css';

interface ShownOnceProps {
  title: string;
  /** Says what the secret is for. */
  children: ReactNode;
  secret: string;
  /** Called when the member has saved it. */
  onKept: () => void;
}

/** Shows a secret that no later answer has. */
export function ShownOnce({ title, children, secret, onKept }: ShownOnceProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h3>
      <p className={classes.text}>{children}</p>
      <code className={classes.secret}>{secret}</code>
      <Group gap="sm">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onKept}>I have saved it</Button>
      </Group>
    </div>
  );
}
