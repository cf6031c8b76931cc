import { IconChecklist, IconMessageCheck, IconSearch } from '@tabler/icons-react';
import classes from './home-steps.module.css';

const STEPS = [
  {
    icon: IconSearch,
    title: 'Find',
    text: 'Search members by name, kind and state. Each profile shows its regions, focus areas, projects and services.',
  },
  {
    icon: IconMessageCheck,
    title: 'Agree',
    text: 'Send a collaboration request with objective, budget band and timeframe. Your partner accepts or declines.',
  },
  {
    icon: IconChecklist,
    title: 'Run',
    text: 'An accepted request opens a shared workspace: milestones on a timeline, and a team with clear roles.',
  },
];

/** The main job in three steps. */
export function HomeSteps() {
  return (
    <section className={classes.band} aria-labelledby="how">
      <div className={classes.inner}>
        <h2 className={classes.title} id="how">
          From search to shared work
        </h2>
        <ol className={classes.steps}>
          {STEPS.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <h3>
                <Icon size={20} stroke={1.5} aria-hidden />
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
