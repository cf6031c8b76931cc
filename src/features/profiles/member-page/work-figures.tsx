import type { ReactNode } from 'react';
import { formatCount, formatCountShort } from '#platform/contract/counts.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import classes from './work-figures.module.css';

/** The figures; undefined if they could not be loaded. */
interface Work {
  totalBudget?: number;
  livesReached?: number;
  projects?: number;
  services?: number;
  rating: number | null;
  reviews: number;
}

interface WorkFiguresProps {
  label: string;
  work: Work;
  /** Note on the states of the projects. */
  projectsNote?: string;
  /** Placeholder for the figures while they load. */
  pending?: ReactNode;
}

const UNKNOWN = '–';

/** A member's work in figures; a dash replaces a figure that could not be loaded. */
export function WorkFigures({ label, work, projectsNote, pending }: WorkFiguresProps) {
  const { totalBudget, livesReached, rating, reviews } = work;
  const show = (value: string | number | undefined) => pending ?? value ?? UNKNOWN;
  return (
    <section className={classes.figures} aria-label={label}>
      <Figure
        label="Total project budget"
        value={show(totalBudget === undefined ? undefined : formatRupeesShort(totalBudget))}
        note={totalBudget ? `${formatRupees(totalBudget)} over all projects` : undefined}
      />
      <Figure
        label="Lives"
        value={show(livesReached === undefined ? undefined : formatCountShort(livesReached))}
        note={livesReached ? `${formatCount(livesReached)} people reached` : undefined}
      />
      <Figure label="Projects" value={show(work.projects)} note={projectsNote} />
      <Figure label="Services" value={show(work.services)} />
      <Figure
        label="Rating"
        value={rating ?? 'New'}
        unit={rating === null ? undefined : 'of 5'}
        note={`${reviews} ${reviews === 1 ? 'review' : 'reviews'}`}
      />
    </section>
  );
}
