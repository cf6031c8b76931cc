import type { NotificationKind } from '#features/notifications/notifications/notification-kinds.data.ts';
import { type Act, mayDo, ROLES, type Role } from '#platform/contract/people/roles.ts';
import { MAIL_CHOICES, type MailChoice } from './profile-settings.contract.ts';

/**
 * Who of a profile gets a mail: those whose role may do the act that it asks for, `main` for the main owner alone, `person`
 * for the one person whom it is about.
 */
export type MailReaders = Act | 'main' | 'person';

/** Who gets each kind of mail. Of `mails_collaborations`, those about budgets go to `money` instead. */
export const MAIL_READERS: Record<MailChoice, MailReaders> = {
  mails_requests: 'write',
  mails_answers: 'write',
  mails_milestones: 'collaborate',
  mails_collaborations: 'write',
  mails_funds: 'money',
  mails_ratings: 'write',
  mails_document_expiry: 'write',
  mails_document_shares: 'write',
  mails_stories: 'main',
  mails_sessions: 'person',
  mails_mentions: 'main',
  mails_replies: 'person',
  mails_digest: 'main',
  mails_partners: 'main',
};

/** What the bell shows such mails as; null for regular mails, which are no news of a day. */
export const NOTIFIED_AS: Record<MailChoice, NotificationKind | null> = {
  mails_requests: 'requests',
  mails_answers: 'answers',
  mails_milestones: 'milestones',
  mails_collaborations: 'collaborations',
  mails_funds: 'funds',
  mails_ratings: 'ratings',
  mails_document_expiry: 'document_expiry',
  mails_document_shares: 'document_shares',
  mails_stories: 'stories',
  mails_sessions: 'sessions',
  mails_mentions: 'mentions',
  mails_replies: 'replies',
  mails_digest: null,
  mails_partners: null,
};

/** The roles whose mails go by an act. */
export const rolesThatRead = (act: Act): Role[] => ROLES.filter((role) => mayDo(role, act));

/** The kinds of mail that a person in this role can receive, in the order of the settings. */
export const mailChoicesOf = (role: Role): MailChoice[] =>
  MAIL_CHOICES.filter((choice) => {
    const readers = MAIL_READERS[choice];
    // A comment on a collaboration can mention each person; a post mentions the organisation.
    if (readers === 'person' || choice === 'mails_mentions') return true;
    if (readers === 'main') return role === 'owner';
    return mayDo(role, readers) || (choice === 'mails_collaborations' && mayDo(role, 'money'));
  });
