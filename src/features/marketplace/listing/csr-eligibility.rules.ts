/**
 * Rule 4(1) of the Companies (CSR Policy) Rules, 2014, as amended in 2022: an implementing agency that no company or
 * government founded needs this many years of work (https://cabkgoyal.com/?p=44067).
 */
export const TRACK_RECORD = { years: 3, valid_from: '2022-09-20', valid_to: null };

/** Returns the last year in which an agency can have been founded that has the years of work. @param today ISO day in India. */
export const lastYearOfFoundation = (today: string): number => Number(today.slice(0, 4)) - TRACK_RECORD.years;
