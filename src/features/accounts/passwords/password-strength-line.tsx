import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './password-strength-line.module.css';

type Estimator = typeof import('#platform/web/password-strength.ts');

/** A screen reader is told once somebody pauses, not at every key. */
const ANNOUNCE_AFTER_MS = 700;
const STEPS = [1, 2, 3, 4];

interface PasswordStrengthLineProps {
  password: string;
  /** What the member has told of themselves, which must not be the password. */
  avoid: string[];
  /** Whether the field has ever had the focus: only then is what rates passwords loaded. */
  wanted: boolean;
}

/** How hard the typed password is to guess, as bars and in words. */
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

/** What rates passwords, loaded when it is wanted; without it, e.g. offline, nothing is shown. */
function useEstimator(wanted: boolean): Estimator | null {
  const [estimator, setEstimator] = useState<Estimator | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('#platform/web/password-strength.ts').then(setEstimator, () => undefined);
  }, [wanted]);
  return estimator;
}
