import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './sandbox-clock.module.css';

/** Minutes before the end at which the clock speaks up. */
const WARN_MINUTES = 5;

const wordsOf = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second left' : `${seconds} seconds left`;
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
};

interface SandboxClockProps {
  /** By the server's clock; null until it has answered. */
  secondsLeft: number | null;
  onOver: () => void;
}

/** The time that is left. Readers of the screen's words hear it in the last minutes only. */
export function SandboxClock({ secondsLeft, onOver }: SandboxClockProps) {
  const [left, setLeft] = useState(secondsLeft);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    if (secondsLeft === null) return;
    // By this computer's clock only how much time goes by.
    const end = performance.now() + secondsLeft * 1000;
    const look = () => {
      const now = Math.max(0, Math.round((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) over.current();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  if (left === null) return null;
  const isLate = left <= WARN_MINUTES * 60;
  return (
    <>
      <p className={classes.clock} data-late={isLate || undefined} role="timer">
        <IconClock size={18} stroke={1.5} aria-hidden />
        {wordsOf(left)}
      </p>
      <VisuallyHidden role="status">
        {isLate && `The sandbox ends in ${Math.ceil(left / 60) > 1 ? 'five minutes' : 'a minute'}.`}
      </VisuallyHidden>
    </>
  );
}
