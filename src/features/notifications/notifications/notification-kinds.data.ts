/** What notifications are about. Those that a mail can be switched off for have the name of its choice, without `mails_`. */
export type NotificationKind =
  | 'requests'
  | 'answers'
  | 'milestones'
  | 'collaborations'
  | 'ratings'
  | 'funds'
  | 'mentions'
  | 'replies'
  | 'document_expiry'
  | 'document_shares'
  | 'stories'
  | 'sessions'
  | 'organisation'
  | 'verification'
  | 'tickets';

/** The page with all notifications. */
export const NOTIFICATIONS_PATH = '/notifications';
