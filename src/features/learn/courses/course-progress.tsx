import { Progress } from '@mantine/core';
import classes from './course-progress.module.css';

interface CourseProgressProps {
  done: number;
  total: number;
}

/** How many modules of a course are done, in words and as a bar. */
export function CourseProgress({ done, total }: CourseProgressProps) {
  return (
    <div>
      <p className={classes.words}>
        {done} of {total} {total === 1 ? 'module' : 'modules'} done
      </p>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label="Modules done" />
    </div>
  );
}
