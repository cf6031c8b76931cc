import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';

interface SortHeadProps {
  /** Value of `sort` in the address. */
  sort: string;
  /** The order that the table has now. */
  order: { sort: string; down?: 'true' };
  label: string;
  isFigure?: boolean;
}

/** The head of a column that sorts the table; pressed again it turns the order round. */
export function SortHead({ sort, order, label, isFigure }: SortHeadProps) {
  const { change } = useProgrammeAddress();
  const isCurrent = order.sort === sort;
  const turn = isCurrent && !order.down;
  const Icon = order.down ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-figure={isFigure || undefined}
      aria-sort={isCurrent ? (order.down ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => change({ sort, down: turn ? 'true' : null })}
      >
        {label}
        {isCurrent && <Icon size={14} stroke={1.5} aria-hidden />}
      </button>
    </th>
  );
}
