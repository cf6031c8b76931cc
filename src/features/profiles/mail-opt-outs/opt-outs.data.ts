import { MAIL_CHOICES, type MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';

/** Regular mails with a signed link that stops them. */
export const OPT_OUTS = ['digest', 'partners', 'searches'] as const;
export type OptOut = (typeof OPT_OUTS)[number];

/**
 * All mails with a link that stops them: by a signature, or by a key of the account for the person's choices, and for `daily`, all
 * that come in the daily mail.
 */
export const STOPPED_MAILS = [...OPT_OUTS, 'daily', ...MAIL_CHOICES] as const;
export type StoppedMail = OptOut | 'daily' | MailChoice;

/** The page that stops mails. A mail program posts to the same address. */
export const STOP_MAILS_PATH = '/mails/stop';
