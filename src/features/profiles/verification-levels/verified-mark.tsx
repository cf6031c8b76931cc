import {
  IconRosetteDiscountCheck,
  IconRosetteNumber1,
  IconRosetteNumber2,
  IconRosetteNumber3,
  IconShieldQuestion,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/contract/dates.ts';
import {
  VERIFICATION_LEVEL_LABELS,
  type VerificationFields,
  type VerificationLevel,
} from './verification-levels.contract.ts';
import classes from './verified-mark.module.css';

const LEVEL_ICONS = { 1: IconRosetteNumber1, 2: IconRosetteNumber2, 3: IconRosetteNumber3 };

interface VerifiedMarkProps {
  /** Verification fields of the member's profile. */
  verification: Pick<VerificationFields, 'verification_level' | 'verified_on'>;
  /** An admin counts as verified (specification part 1, section 3), without a level. */
  isAdmin?: boolean;
}

/** The member's verification level and its date, in words; a confirmed email does not count. */
export function VerifiedMark({ verification, isAdmin }: VerifiedMarkProps) {
  const { verification_level, verified_on } = verification;
  const level = verification_level as VerificationLevel | 0;
  const WithoutLevel = isAdmin ? IconRosetteDiscountCheck : IconShieldQuestion;
  const Icon = level ? LEVEL_ICONS[level] : WithoutLevel;
  const textWithoutLevel = isAdmin ? 'Verified' : 'Not verified';
  return (
    <span className={classes.mark} data-verified={level > 0 || isAdmin || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{level ? wordsOf(level, verified_on) : textWithoutLevel}</span>
    </span>
  );
}

function wordsOf(level: VerificationLevel, on: string | null): ReactNode {
  const label = VERIFICATION_LEVEL_LABELS[level].toLowerCase();
  if (!on) return `Verified: ${label}`;
  return (
    <>
      Verified: {label} · <span className={classes.day}>{formatDay(on)}</span>
    </>
  );
}
