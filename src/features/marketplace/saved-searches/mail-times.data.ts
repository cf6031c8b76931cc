/** When a saved search sends mail. */
export const MAIL_TIMES = 'At most once a day, at 8 in the morning, when a new partner fits.';
