import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';

/** Each kind of mail, and when there is one. */
export const MAIL_WORDS: Record<MailChoice, { label: string; description: string }> = {
  mails_requests: {
    label: 'Collaboration requests',
    description: 'When you receive a collaboration request, or its sender leaves Dayitva.',
  },
  mails_answers: {
    label: 'Answers to your requests',
    description: 'When a partner accepts or declines.',
  },
  mails_milestones: {
    label: 'Milestones',
    description:
      'When a partner adds, changes, completes or deletes milestones: ten minutes later, in one email. Also three days before one is due, and when it is late.',
  },
  mails_collaborations: {
    label: 'Budgets and partners',
    description:
      'When a partner proposes a budget or answers your proposal, sends or answers a progress report, or leaves, archives, restores or deletes a collaboration.',
  },
  mails_funds: {
    label: 'Grants and payments',
    description:
      'When a partner sends or agrees to a grant, asks for money, answers, pays, confirms or reports what was used, and when a payment is late.',
  },
  mails_ratings: {
    label: 'Ratings',
    description: 'When a partner rates your work together.',
  },
  mails_document_expiry: {
    label: 'Documents that expire',
    description: '90, 60 and 30 days before a document in your vault expires.',
  },
  mails_document_shares: {
    label: 'Documents shared with you',
    description: 'When a member shares a document with you.',
  },
  mails_stories: {
    label: 'Your stories, resources and courses',
    description: 'When one has arrived, and when it is published, returned or declined.',
  },
  mails_sessions: {
    label: 'Webinars and workshops',
    description:
      'When you get a place from the waiting list, when a date is changed or cancelled, and a day and an hour before.',
  },
  mails_mentions: {
    label: 'Mentions',
    description: 'When a member mentions you in the community, or a person in a comment on a collaboration.',
  },
  mails_replies: {
    label: 'Replies to you',
    description:
      'When somebody replies to your topic in the community, or writes after you in the comments of a collaboration: once, until you have read them.',
  },
  mails_digest: {
    label: 'Weekly digest',
    description: 'On Mondays: what is new in the circles and topics that you follow.',
  },
  mails_partners: {
    label: 'New partners that fit',
    description:
      'On Tuesdays: members who fit you best, each named once. It comes when your profile says what you do, for which focus areas, and where.',
  },
};
