import { STOP_MAILS_PATH, type StoppedMail } from './opt-outs.data.ts';

/** Path of the page that stops a kind of mail for the person who got one, or all that the daily mail brings. */
export const stopPath = (
  kind: StoppedMail,
  { account_id, mail_stop_key }: { account_id: string; mail_stop_key: string },
): string => `${STOP_MAILS_PATH}?kind=${kind}&id=${account_id}&signature=${mail_stop_key}`;
