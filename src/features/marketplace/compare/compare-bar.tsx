import { Button } from '@mantine/core';
import { COMPARED_MAX } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import classes from './compare-bar.module.css';

interface CompareBarProps {
  picked: string[];
  onCompare: () => void;
  onClear: () => void;
}

/** Says how many members are picked, and compares them. */
export default function CompareBar({ picked, onCompare, onClear }: CompareBarProps) {
  return (
    <section className={classes.bar} aria-label="Picked for comparison">
      <span className={classes.count} role="status">
        {picked.length} of {COMPARED_MAX} picked
      </span>
      <Button size="compact-sm" disabled={picked.length < 2} onClick={onCompare}>
        Compare
      </Button>
      <Button size="compact-sm" variant="default" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
