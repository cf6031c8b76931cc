import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './collaboration-request-held.module.css';
import { HELD_DAYS } from './collaboration-requests.contract.ts';

interface CollaborationRequestHeldProps {
  /** The address that the guest typed. */
  email: string;
  /** The member that the guest asked. */
  targetName: string;
  onClose: () => void;
}

/** Tells a guest whose request has arrived what happens next. */
export function CollaborationRequestHeld({ email, targetName, onClose }: CollaborationRequestHeldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.held}>
      <h3 className={classes.heading} ref={heading} tabIndex={-1}>
        Your request is with our team
      </h3>
      <p>What happens next:</p>
      <ol className={classes.steps}>
        <li>
          An admin reads your request. Until then nobody else sees it, and {targetName} does not know of it.
        </li>
        <li>If it can go further, the admin writes to you at {email}. You get no other mail from us.</li>
        <li>After {HELD_DAYS} days the request is deleted, with your name and email.</li>
      </ol>
      <p>
        With an account your request reaches {targetName} at once.{' '}
        <Link to="/register">Create an account</Link>
      </p>
      <Group justify="flex-end">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </div>
  );
}
