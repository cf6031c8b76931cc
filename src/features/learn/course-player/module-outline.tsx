import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import type { PlayedModule } from './course-player.contract.ts';
import classes from './module-outline.module.css';

/** All modules of the course, with what is done. */
export function ModuleOutline({ module: { course, outline, number } }: { module: PlayedModule }) {
  return (
    <nav aria-label="Modules of this course">
      <ol className={classes.list}>
        {outline.map(({ id, title, is_done }, at) => (
          <li key={id}>
            <Link
              to={coursePath(course.slug, at + 1)}
              className={classes.link}
              aria-current={at + 1 === number ? 'page' : undefined}
            >
              {is_done ? (
                <IconCircleCheckFilled size={20} className={classes.done} role="img" aria-label="Done:" />
              ) : (
                <IconCircle size={20} stroke={1.5} role="img" aria-label="Not done:" />
              )}
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
