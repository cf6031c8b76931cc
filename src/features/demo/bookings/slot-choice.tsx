import { NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { endOf } from '#features/learn/webinars/course-sessions.rules.ts';
import { dayInIndia, formatDay, formatTime } from '#platform/contract/dates.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import type { FreeSlot } from './demo-bookings.contract.ts';
import { LocalTime } from './local-time.tsx';
import classes from './slot-choice.module.css';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayOf = ({ starts_at }: FreeSlot) => dayInIndia(new Date(starts_at));
const dayLabel = (day: string, times: number) =>
  `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDay(day)} (${times} ${times === 1 ? 'time' : 'times'})`;

interface SlotChoiceProps {
  slots: FreeSlot[];
  /** Id of the chosen slot; blank before a choice. */
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
}

/** Lets the reader choose a day, then one of its free times. */
export function SlotChoice({ slots, value, onChange, error }: SlotChoiceProps) {
  const name = useId();
  const errorId = useId();
  const days = [...Map.groupBy(slots, dayOf)];
  const [day, setDay] = useState(days[0]?.[0] ?? '');
  // Another person may have taken the last time of the day meanwhile.
  const [shownDay, times] = days.find(([one]) => one === day) ?? days[0] ?? ['', []];
  if (days.length === 0)
    return (
      <p className={classes.error}>No time is free any more. Please look again later, or write to us.</p>
    );
  return (
    <div className={classes.choice}>
      <NativeSelect
        label="Day"
        withAsterisk
        data={days.map(([one, of]) => ({ value: one, label: dayLabel(one, of.length) }))}
        value={shownDay}
        onChange={(event) => {
          setDay(event.currentTarget.value);
          onChange('');
        }}
      />
      <fieldset className={classes.times} aria-describedby={error ? errorId : undefined}>
        <legend className={classes.legend}>
          Time, in India (IST)
          <span className={classes.needed} aria-hidden>
            {' '}
            *
          </span>
        </legend>
        {times.map((slot) => (
          <ChoiceCard
            key={slot.id}
            name={name}
            value={slot.id}
            checked={value === slot.id}
            onChange={() => onChange(slot.id)}
          >
            <span>
              <span className={classes.time}>
                {formatTime(slot.starts_at)} to {formatTime(endOf(slot))}
              </span>
              <span className={classes.about}>
                {slot.kind === 'group'
                  ? `With others, ${slot.places_left} ${slot.places_left === 1 ? 'place' : 'places'} left`
                  : 'For you and your colleagues'}
              </span>
              <span className={classes.about}>
                <LocalTime instant={slot.starts_at} label="In your time: " />
              </span>
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
