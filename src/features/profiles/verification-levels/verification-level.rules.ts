import type { VerificationFields } from './verification-levels.contract.ts';

/** Columns of `profiles` with the levels granted; triggers of the verification tables maintain them. */
export interface VerificationColumns {
  documents_checked_on: string | null;
  documents_checked_until: string | null;
  field_audited_on: string | null;
  field_audited_until: string | null;
  monitored_on: string | null;
  monitored_until: string | null;
}

/** Day on which a level was granted and the last day on which it is valid, apart from the other levels; null if not held. */
interface LevelDates {
  on: string | null;
  until: string | null;
}

/**
 * Returns the level that is valid on a day: the highest that has not expired and whose lower levels have not expired
 * either. Computed whenever a profile is read, so that a level ends after its last day without a job.
 * @param dates of levels 1, 2 and 3, in this order.
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

/** Replaces the verification columns of a row by the fields that profiles show today. */
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
