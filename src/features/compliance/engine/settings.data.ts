/** A question that the law leaves open: how the product reads it, which is the safe reading, and the other one. */
interface OpenQuestion {
  question: string;
  /** The default first, then the other reading, each with its words. */
  readings: readonly [value: string, words: string][];
}

/** The open questions of the law. Each has a default on the safe side. */
export const OPEN_QUESTIONS = {
  loss_years: {
    question: 'Does a year with a loss enter the average as a negative figure?',
    readings: [
      ['negative', 'yes, as a negative figure'],
      ['zero', 'no, it counts as zero'],
    ],
  },
  cap_base: {
    question: 'Does the total expenditure behind the caps hold the money moved to the Unspent CSR Account?',
    readings: [
      ['without', 'without that money'],
      ['with', 'with that money'],
    ],
  },
  fifty_lakh_base: {
    question: 'Is the amount that decides on the committee taken before or after set-off?',
    readings: [
      ['before', 'before set-off'],
      ['after', 'after set-off'],
    ],
  },
  three_fy_from: {
    question: 'Does a transfer before the end of the year shorten the three years?',
    readings: [
      ['due-date', 'no, the year of the due date is the first'],
      ['transfer', 'yes, the year of the transfer is the first'],
    ],
  },
  mid_year_ia_cap: {
    question: 'Which cap on impact assessment counts in a year in which it changed?',
    readings: [
      ['booking', 'that of the day of booking'],
      ['year-end', 'that of the last day of the year'],
    ],
  },
  bank_holiday: {
    question: 'What if the last day for a transfer is a bank holiday?',
    readings: [
      ['no-extension', 'the day stays'],
      ['next-working-day', 'the next working day counts'],
    ],
  },
  interest_unspent: {
    question: 'What is the interest on the Unspent CSR Account?',
    readings: [
      ['surplus', 'surplus of CSR, which cannot be set off'],
      ['income', 'income of the company'],
    ],
  },
} as const satisfies Record<string, OpenQuestion>;

export type SettingName = keyof typeof OPEN_QUESTIONS;
/** The readings that a setting can have. */
export type Reading<Name extends SettingName> = (typeof OPEN_QUESTIONS)[Name]['readings'][number][0];
