import { Alert, Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import classes from './sandbox-start.module.css';
import { forgetSeats, useSandboxOffer, useStartSandbox } from './sandboxes.api.ts';
import { SANDBOX_MINUTES } from './sandboxes.rules.ts';

interface SandboxStartProps {
  /** A sandbox has just ended in this tab. */
  hasEnded: boolean;
  onStarted: (token: string) => void;
}

/** Says what a sandbox is, and starts one. */
export function SandboxStart({ hasEnded, onStarted }: SandboxStartProps) {
  useEffect(forgetSeats, []);
  return (
    <>
      <PageHeading
        title={hasEnded ? 'Your sandbox has ended' : 'Try it yourself'}
        focused={hasEnded}
        display={!hasEnded}
      >
        {hasEnded
          ? 'Everything in it has been erased. You can start another one.'
          : 'A sandbox is the real product with demo data and two accounts, side by side: a company and an NGO.'}
      </PageHeading>
      <ul className={classes.facts}>
        <li>You play both sides: send a request as the company, accept it as the NGO, and work together.</li>
        <li>Nobody else sees your sandbox, and it reaches no real member. It sends no email.</li>
        <li>It ends after {SANDBOX_MINUTES} minutes, or when you end it. Then all of it is erased.</li>
        <li>You need no account. If you have one, you stay signed in outside the sandbox.</li>
      </ul>
      <Offer onStarted={onStarted} again={hasEnded} />
    </>
  );
}

function Offer({ onStarted, again }: { onStarted: SandboxStartProps['onStarted']; again: boolean }) {
  const offer = useSandboxOffer();
  const start = useStartSandbox();
  if (offer.isPending) return <Skeleton height={44} width={180} role="status" aria-label="Loading" />;
  if (offer.isError) {
    return (
      <ErrorState
        title="We could not find out if a sandbox is free"
        error={offer.error}
        onRetry={() => void offer.refetch()}
        retrying={offer.isFetching}
      />
    );
  }
  if (!offer.data.is_offered || !window.isSecureContext) {
    return (
      <Alert color="gray" title="Sandboxes are not offered here">
        The films show the product at work, and a free account lets you try it with your own data.
        <p className={classes.links}>
          <Link to="/demo">Watch the films</Link>
          <Link to="/register">Create an account</Link>
        </p>
      </Alert>
    );
  }
  return (
    <>
      {start.isError && (
        <Alert color="brick" role="alert" className={classes.failure} title="The sandbox did not start">
          {failureText(start.error, 'Please try again.')}
        </Alert>
      )}
      <Button
        size="md"
        loading={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: onStarted })}
      >
        {again ? 'Start again' : 'Start sandbox'}
      </Button>
      <p className={classes.wait} aria-live="polite">
        {start.isPending && 'Your sandbox is being prepared. This takes a few seconds.'}
      </p>
    </>
  );
}
