import classes from '#features/home/desk-lines/desk-line.module.css';
import { DeskLine } from './desk-line.tsx';
import type { DeskRow } from './desk-rows.rules.ts';

/** Lines of what waits, in their order. */
export function DeskLineList({ rows }: { rows: DeskRow[] }) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <DeskLine key={row.key} row={row} />
      ))}
    </ul>
  );
}
