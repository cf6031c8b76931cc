import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import classes from './demo-dialogs.module.css';

interface DemoSentProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** Takes the place of a form that was sent. */
export function DemoSent({ title, children, onClose }: DemoSentProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  return (
    <div className={classes.sent}>
      <IconCircleCheck className={classes.mark} size={28} stroke={1.5} aria-hidden />
      <h3 ref={heading} tabIndex={-1} data-autofocus className={classes.title}>
        {title}
      </h3>
      {children}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
