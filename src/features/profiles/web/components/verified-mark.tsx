import { IconRosetteDiscountCheck, IconShieldQuestion } from '@tabler/icons-react';
import classes from './verified-mark.module.css';

/** Whether Dayitva has verified a member, in words; a confirmed email address is something else. */
export function VerifiedMark({ verified }: { verified: boolean }) {
  const Icon = verified ? IconRosetteDiscountCheck : IconShieldQuestion;
  return (
    <span className={classes.mark} data-verified={verified || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {verified ? 'Verified' : 'Papers not checked yet'}
    </span>
  );
}
