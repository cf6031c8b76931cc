import { NativeSelect } from '@mantine/core';
import {
  isDailyPossible,
  type MailChoice,
  type MailTiming,
} from '#features/profiles/profile/profile-settings.contract.ts';
import classes from './mail-choice-field.module.css';
import { MAIL_WORDS } from './mail-words.data.ts';

const WEEKLY: MailChoice[] = ['mails_digest', 'mails_partners'];

/** When a kind of mail comes, in the words of the screen. */
export function timingWords(name: MailChoice, timing: MailTiming): string {
  if (timing === 'daily') return 'Daily, at 8:00';
  if (!timing) return 'None';
  return WEEKLY.includes(name) ? 'Weekly' : 'At once';
}

interface MailChoiceFieldProps {
  name: MailChoice;
  timing: MailTiming;
  onChoose: (timing: MailTiming) => void;
}

/** A choice of when one kind of mail comes. */
export function MailChoiceField({ name, timing, onChoose }: MailChoiceFieldProps) {
  const timings: MailTiming[] = isDailyPossible(name) ? [true, 'daily', false] : [true, false];
  return (
    <NativeSelect
      {...MAIL_WORDS[name]}
      classNames={{ root: classes.choice, label: classes.label, description: classes.description }}
      value={String(timing)}
      onChange={({ currentTarget: { value } }) => onChoose(value === 'daily' ? value : value === 'true')}
      data={timings.map((one) => ({ value: String(one), label: timingWords(name, one) }))}
    />
  );
}
