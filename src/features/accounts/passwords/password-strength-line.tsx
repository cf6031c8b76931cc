import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './password-strength-line.module.css';

type Estimator = typeof import('#platform/web/password-strength.ts');

/** Delay for screen readers: they announce the strength after a pause, not at every key. */
const ANNOUNCE_AFTER_MS = 700;
const STEPS = [1, 2, 3, 4];

interface PasswordStrengthLineProps {
  password: string;
  /** The member's email and organisation, which the password must not contain. */
  avoid: string[];
  /** True once the field has had focus. The estimator is loaded then. */
  wanted: boolean;
}

/** Shows the strength of the typed password as bars and in words. */
export function PasswordStrengthLine({ password, avoid, wanted }: PasswordStrengthLineProps) {
  const estimator = useEstimator(wanted);
  const strength = estimator && password ? estimator.strengthOf(password, avoid) : null;
  const words = strength ? `Password strength: ${strength.name}. ${strength.tip}`.trim() : '';
  const [announced] = useDebouncedValue(words, ANNOUNCE_AFTER_MS);
  if (!wanted && !password) return null;
  return (
    <div className={classes.strength} data-level={strength?.level}>
      <div className={classes.bars} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} data-filled={strength && strength.level >= step ? true : undefined} />
        ))}
      </div>
      <p className={classes.words} aria-hidden>
        {words}
      </p>
      <p className={classes.announced} role="status">
        {announced}
      </p>
    </div>
  );
}

/** Loads the password estimator when it is wanted. Without it, for example offline, nothing is shown. */
function useEstimator(wanted: boolean): Estimator | null {
  const [estimator, setEstimator] = useState<Estimator | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('#platform/web/password-strength.ts').then(setEstimator, () => undefined);
  }, [wanted]);
  return estimator;
}
