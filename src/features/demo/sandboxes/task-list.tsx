import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { SEAT_NAMES, type Seat, TASKS, type Task } from './sandboxes.rules.ts';
import classes from './task-list.module.css';

interface Step {
  title: string;
  text: string;
  seat: Seat;
  /** Where in the product it is done. */
  path: string;
}

const STEPS: Record<Task, Step> = {
  request: {
    title: 'Send a request',
    text: 'Find Aksharvan Learning Trust in the marketplace and request a collaboration.',
    seat: 'corporate',
    path: '/marketplace?search=Aksharvan',
  },
  accept: {
    title: 'Accept it',
    text: 'The request waits under Profile, Connections.',
    seat: 'ngo',
    path: '/profile?tab=connections',
  },
  milestone: {
    title: 'Complete a milestone',
    text: 'Open a workspace, add a milestone and complete it. Both sides see the progress.',
    seat: 'ngo',
    path: '/collaborations',
  },
};

interface TaskListProps {
  done: Task[];
  /** Shows a page in the frame of a seat. */
  onShow: (seat: Seat, path: string) => void;
}

/** What to try, in order. A step ticks once it was really done. */
export function TaskList({ done, onShow }: TaskListProps) {
  return (
    <>
      <ol className={classes.list}>
        {TASKS.map((task, at) => {
          const { title, text, seat, path } = STEPS[task];
          const isDone = done.includes(task);
          return (
            <li key={task} className={classes.task} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheckFilled className={classes.mark} size={20} aria-hidden />
              ) : (
                <IconCircle className={classes.mark} size={20} stroke={1.5} aria-hidden />
              )}
              <div className={classes.words}>
                <p className={classes.title}>
                  {at + 1}. {title}
                  <VisuallyHidden>{isDone ? ', done' : ', to do'}</VisuallyHidden>
                </p>
                <p className={classes.text}>{text}</p>
              </div>
              <Button
                size="compact-sm"
                variant="subtle"
                className={classes.show}
                aria-label={`Show where: ${title}, as the ${SEAT_NAMES[seat]}`}
                onClick={() => onShow(seat, path)}
              >
                As the {SEAT_NAMES[seat]}
              </Button>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">
        {done.length > 0 && `${done.length} of ${TASKS.length} tasks done`}
      </VisuallyHidden>
    </>
  );
}
