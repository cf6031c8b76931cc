import { Button } from '@mantine/core';
import { Link } from 'react-router';
import classes from './marketplace-hero.module.css';

/** Introduces the marketplace; low, so that the first results are visible without scrolling. */
export function MarketplaceHero({ onExplore }: { onExplore: () => void }) {
  return (
    <header className={classes.hero}>
      <div>
        <h1 className={classes.title}>Find a partner for your CSR work</h1>
        <p className={classes.lead}>
          Corporates, NGOs, consultants and service providers across India, each with their projects and
          services.
        </p>
      </div>
      <div className={classes.actions}>
        <Button onClick={onExplore}>Explore profiles</Button>
        <Button component={Link} to="/collaborations" variant="default">
          View collaborations
        </Button>
      </div>
    </header>
  );
}
