import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#platform/web/session.tsx';
import { HeroExample } from './hero-example.tsx';
import classes from './home-hero.module.css';

/** What Dayitva is for, and the two ways in; members go to the marketplace instead of registering again. */
export function HomeHero() {
  const { user } = useSession();
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <p className={classes.badge}>India's Premier CSR Platform</p>
        <h1 className={classes.title}>CSR that both sides can stand behind</h1>
        <p className={classes.lead}>
          Corporates, NGOs and consultants find each other here, agree on what is to be done, and run it in
          one workspace that they share: milestones, dates and people.
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={user ? '/marketplace' : '/register'} size="lg">
            {user ? 'Find a partner' : 'Get Started'}
          </Button>
          <Button component={Link} to="/demo" size="lg" variant="default">
            View Demo
          </Button>
        </div>
      </div>
      <HeroExample />
    </section>
  );
}
