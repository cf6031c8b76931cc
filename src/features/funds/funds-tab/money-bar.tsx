import type { CSSProperties } from 'react';
import { formatRupees } from '#platform/contract/money.ts';
import classes from './funds.module.css';

interface MoneyBarProps {
  /** Whole rupees: the budget, what the NGO has confirmed, and what was accepted as used. */
  amount: number;
  received: number;
  utilised: number;
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);

/** The budget as a bar: used, and received but not used yet. The figures stand beside it in words. */
export function MoneyBar({ amount, received, utilised }: MoneyBarProps) {
  const style = {
    '--received': share(received, amount),
    '--utilised': share(utilised, amount),
  } as CSSProperties;
  const label = `Of ${formatRupees(amount)}, ${formatRupees(received)} are received and ${formatRupees(utilised)} utilised`;
  return (
    <div className={classes.money} role="img" aria-label={label} style={style}>
      <span className={classes.received} />
      <span className={classes.utilised} />
    </div>
  );
}
