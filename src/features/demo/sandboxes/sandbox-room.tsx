import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RoomHead } from './room-head.tsx';
import classes from './sandbox-room.module.css';
import { isOver, useSandbox } from './sandboxes.api.ts';
import { SEAT_NAMES, SEATS, type Seat } from './sandboxes.rules.ts';
import { SeatFrame } from './seat-frame.tsx';
import { TaskList } from './task-list.tsx';

interface SandboxRoomProps {
  token: string;
  /** The sandbox is over, by the clock or by its visitor. */
  onEnded: () => void;
  /** Another one takes its place. */
  onStarted: (token: string) => void;
}

/** A sandbox that runs: its clock, the tasks, and the two accounts. A narrow screen shows one at a time. */
export function SandboxRoom({ token, onEnded, onStarted }: SandboxRoomProps) {
  const sandbox = useSandbox(token);
  const [params, setParams] = useSearchParams();
  const shown = SEATS.find((seat) => seat === params.get('seat')) ?? 'corporate';
  const show = (seat: Seat) => setParams({ seat }, { replace: true, preventScrollReset: true });
  const frames = useRef<Partial<Record<Seat, HTMLIFrameElement | null>>>({});
  const over = isOver(sandbox.error);
  const changedAt = sandbox.data?.changed_at;

  useEffect(() => {
    if (over) onEnded();
  }, [over, onEnded]);

  // What one side did, the other sees at once: its page looks again, as when a reader comes back to it.
  useEffect(() => {
    if (!changedAt) return;
    for (const seat of SEATS) {
      const inside = frames.current[seat]?.contentWindow;
      inside?.dispatchEvent(new Event('visibilitychange'));
    }
  }, [changedAt]);

  const go = (seat: Seat, path: string) => {
    show(seat);
    frames.current[seat]?.contentWindow?.location.assign(path);
    frames.current[seat]?.focus();
  };

  return (
    <div className={classes.room}>
      <RoomHead
        token={token}
        secondsLeft={sandbox.data?.seconds_left ?? null}
        onEnded={onEnded}
        onStarted={onStarted}
      />
      {sandbox.isError && !over && (
        <ErrorState
          title="The sandbox does not answer"
          error={sandbox.error}
          onRetry={() => void sandbox.refetch()}
          retrying={sandbox.isFetching}
        />
      )}
      <TaskList done={sandbox.data?.done ?? []} onShow={go} />
      <SegmentedControl
        className={classes.choice}
        aria-label="Account that is shown"
        fullWidth
        value={shown}
        onChange={(seat) => show(seat as Seat)}
        data={SEATS.map((seat) => ({ value: seat, label: SEAT_NAMES[seat] }))}
      />
      <div className={classes.seats}>
        {SEATS.map((seat) => (
          <SeatFrame
            key={seat}
            token={token}
            seat={seat}
            isShown={seat === shown}
            onFrame={(frame) => {
              frames.current[seat] = frame;
            }}
          />
        ))}
      </div>
    </div>
  );
}
