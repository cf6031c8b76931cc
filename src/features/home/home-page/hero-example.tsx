import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './hero-example.module.css';

const TERMS = [
  ['Objective', 'Reading rooms in village schools'],
  ['Goal', 'Quality Education'],
  ['Where', 'Maharashtra'],
  ['Timeframe', 'One school year'],
];

const MILESTONES = [
  { title: 'Schools chosen with the district', done: true },
  { title: 'Rooms furnished, books delivered', done: true },
  { title: 'Teachers trained', done: false },
  { title: 'Reading levels measured again', done: false },
];

/** Sample agreement with its terms and milestones, labelled as an example. */
export function HeroExample() {
  return (
    <figure className={classes.sheet} aria-label="Example of a collaboration">
      <figcaption className={classes.head}>
        <span>Collaboration</span>
        <span className={classes.example}>Example</span>
      </figcaption>
      <dl className={classes.terms}>
        {TERMS.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.accepted}>
        <IconCircleCheckFilled size={18} aria-hidden />
        Accepted by both partners
      </p>
      <ol className={classes.milestones}>
        {MILESTONES.map(({ title, done }) => (
          <li key={title} data-done={done}>
            {done ? (
              <IconCircleCheckFilled size={18} role="img" aria-label="Done" />
            ) : (
              <IconCircle size={18} stroke={1.5} role="img" aria-label="Open" />
            )}
            {title}
          </li>
        ))}
      </ol>
    </figure>
  );
}
