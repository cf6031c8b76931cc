import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './collaboration-request-held.module.css';
import { HELD_UNTIL } from './held-requests.rules.ts';

interface CollaborationRequestHeldProps {
  /** Email that the guest typed. */
  email: string;
  /** Name of the member who receives the request. */
  targetName: string;
  onClose: () => void;
}

/** Tells a guest what happens to the request that was sent. */
export function CollaborationRequestHeld({ email, targetName, onClose }: CollaborationRequestHeldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus no longer exists.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.held}>
      <h3 className={classes.heading} ref={heading} tabIndex={-1}>
        Your request is with our team
      </h3>
      <p>What happens next:</p>
      <ol className={classes.steps}>
        <li>
          An admin reviews your request. Until then no one else can see it, and {targetName} is not notified.
        </li>
        <li>
          If the admin passes it on, {targetName} sees your name and email, and can reply to you at {email}.
        </li>
        <li>We delete the request, with your name and email, {HELD_UNTIL}.</li>
      </ol>
      <p>
        With an account, your request goes straight to {targetName}.{' '}
        <Link to="/register">Create an account</Link>
      </p>
      <Group justify="flex-end">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </div>
  );
}
