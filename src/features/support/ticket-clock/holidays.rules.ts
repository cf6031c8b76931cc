/** A listed holiday: on its day, or on the same day of every year. */
export interface ListedHoliday {
  /** ISO day. */
  day: string;
  every_year: boolean;
}

/** Clocks and figures look this far back and ahead. */
const YEARS_BACK = 5;
const YEARS_AHEAD = 3;

/** Returns the ISO days on which nobody works, in the years around `now`. */
export function holidayDays(listed: ListedHoliday[], now: Date): Set<string> {
  const year = now.getUTCFullYear();
  const years = Array.from({ length: YEARS_BACK + 1 + YEARS_AHEAD }, (_, place) => year - YEARS_BACK + place);
  return new Set(
    listed.flatMap(({ day, every_year }) =>
      // A 29 February that no other year has names no day, and does no harm.
      every_year ? years.map((one) => `${one}${day.slice(4)}`) : [day],
    ),
  );
}

/** Returns the next ISO day of a holiday, today included; a single day that has passed stays as it is. */
export function nextDayOf({ day, every_year }: ListedHoliday, today: string): string {
  if (!every_year) return day;
  const year = Number(today.slice(0, 4));
  const candidates = Array.from({ length: 9 }, (_, ahead) => `${year + ahead}${day.slice(4)}`);
  return candidates.find((one) => one >= today && dayExists(one)) ?? day;
}

const dayExists = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
