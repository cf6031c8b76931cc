import { Button } from '@mantine/core';
import { useRef } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { storageOf, useSandbox, useSignSeatIn } from './sandboxes.api.ts';
import { SEAT_NAMES, type Seat, sandboxStart } from './sandboxes.rules.ts';
import classes from './seat-frame.module.css';

/** The first page of each account. */
const FIRST: Record<Seat, string> = {
  corporate: '/marketplace?search=Aksharvan',
  ngo: '/profile?tab=connections',
};

interface SeatFrameProps {
  token: string;
  seat: Seat;
  /** False while a narrow screen shows the other one. */
  isShown: boolean;
  onFrame: (frame: HTMLIFrameElement | null) => void;
}

/** One account of the sandbox: the real product in a frame that has its own storage and calls the sandbox's API. */
export function SeatFrame({ token, seat, isShown, onFrame }: SeatFrameProps) {
  const frame = useRef<HTMLIFrameElement | null>(null);
  const signIn = useSignSeatIn(token);
  // The next look at the sandbox notices a sign-out too.
  useSandbox(token);
  const isSignedOut = storageOf(seat).getItem('access_token') === null;
  const name = `Sandbox: ${SEAT_NAMES[seat]}`;

  const again = () =>
    signIn.mutate(seat, {
      onSuccess: () => frame.current?.contentWindow?.location.assign(FIRST[seat]),
      onError: (error) =>
        showToast({
          title: 'Sign-in failed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });

  return (
    <section className={classes.seat} data-seat={seat} data-shown={isShown || undefined} aria-label={name}>
      <div className={classes.mark}>
        <p className={classes.name}>{name}</p>
        {isSignedOut && (
          <Button size="compact-sm" variant="default" loading={signIn.isPending} onClick={again}>
            Sign in again
          </Button>
        )}
      </div>
      <iframe
        ref={(element) => {
          frame.current = element;
          // Before the page in it begins: it reads its storage here.
          if (element) Object.assign(element, { storage: storageOf(seat) });
          onFrame(element);
        }}
        className={classes.frame}
        title={name}
        src={FIRST[seat]}
        data-sandbox={sandboxStart(token)}
      />
    </section>
  );
}
