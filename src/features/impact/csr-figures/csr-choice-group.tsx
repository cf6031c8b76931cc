import { useHydrated } from '#platform/web/hydration.ts';
import classes from './csr-choice-group.module.css';

interface CsrChoiceGroupProps<Value extends string> {
  legend: string;
  /** Name of the radio buttons, unique on the page. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons that switch between views of a figure. Disabled until the page's script runs. */
export function CsrChoiceGroup<Value extends string>(props: CsrChoiceGroupProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  const isReady = useHydrated();

  return (
    <fieldset className={classes.group} disabled={!isReady}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
