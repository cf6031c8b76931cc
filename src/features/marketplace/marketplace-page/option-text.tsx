import classes from './option-text.module.css';

/** An option with the number of members that it would find; without it until that is known. */
export function OptionText({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label} {count && <span className={classes.count}>({count})</span>}
    </>
  );
}
