import type { VerificationFields } from './verification-levels.contract.ts';

/** The columns of `profiles` that say which levels were granted; kept by triggers of the verification tables. */
export interface VerificationColumns {
  documents_checked_on: string | null;
  documents_checked_until: string | null;
  field_audited_on: string | null;
  field_audited_until: string | null;
  monitored_on: string | null;
  monitored_until: string | null;
}

/** When a level was checked, and the last day on which it stands by itself; null when it is not held. */
interface LevelDates {
  on: string | null;
  until: string | null;
}

/**
 * Which level stands on a day: the highest that has not run out and that has all levels below it. Computed whenever a
 * profile is read, so that a level ends with its last day and needs no job for that.
 * @param dates of the levels 1, 2 and 3, in this order.
 * @param today ISO day in India.
 */
export function standingLevel(dates: LevelDates[], today: string): VerificationFields {
  const ended = dates.findIndex(({ until }) => until === null || until < today);
  const level = ended === -1 ? dates.length : ended;
  if (level === 0) return { verified: false, verification_level: 0, verified_on: null, verified_until: null };
  const standing = dates.slice(0, level);
  return {
    verified: true,
    verification_level: level,
    verified_on: standing.at(-1)?.on ?? null,
    verified_until: standing
      .map(({ until }) => until ?? '')
      .reduce((one, other) => (one < other ? one : other)),
  };
}

/** What profiles show of verification today, and the row without the columns that this was read from. */
export function withVerification<Row extends VerificationColumns>(row: Row, today: string) {
  const {
    documents_checked_on,
    documents_checked_until,
    field_audited_on,
    field_audited_until,
    monitored_on,
    monitored_until,
    ...rest
  } = row;
  const dates = [
    { on: documents_checked_on, until: documents_checked_until },
    { on: field_audited_on, until: field_audited_until },
    { on: monitored_on, until: monitored_until },
  ];
  return { ...rest, ...standingLevel(dates, today) };
}
