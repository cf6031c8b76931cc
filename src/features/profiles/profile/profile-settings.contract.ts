import { z } from 'zod';

const SLUG_MIN = 3;
const SLUG_MAX = 60;
/** Number of earlier addresses that still lead to a member's page. */
export const EARLIER_SLUGS_MAX = 5;

const SLUG_RULE = 'The address must be 3 to 60 small letters, digits and single hyphens between them';

const Slug = z
  .string(SLUG_RULE)
  .overwrite((value) => value.trim().toLowerCase())
  .min(SLUG_MIN, SLUG_RULE)
  .max(SLUG_MAX, SLUG_RULE)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_RULE);

/**
 * Switches for the contact details that signed-in members see, with the fields that each one shows. Visitors never
 * see contact details, and the sign-in email is never shown.
 */
export const CONTACT_SWITCHES = {
  shows_email: ['public_contact_email'],
  shows_phone: ['public_contact_phone'],
  shows_website: ['website'],
  shows_linkedin: ['linkedin'],
  shows_twitter: ['twitter'],
  shows_csr_lead: ['csr_lead_name', 'csr_lead_email'],
} as const;
export type ContactSwitch = keyof typeof CONTACT_SWITCHES;

/** Mails that a member can switch off. Mails about signing in, the account, verification and support tickets cannot. */
export const MAIL_CHOICES = [
  'mails_requests',
  'mails_answers',
  'mails_milestones',
  'mails_collaborations',
  'mails_funds',
  'mails_ratings',
  'mails_document_expiry',
  'mails_document_shares',
  'mails_stories',
  'mails_sessions',
  'mails_mentions',
  'mails_replies',
  'mails_digest',
  'mails_partners',
] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const yesOrNo = z.boolean('Please choose yes or no');

/** When a kind of mail comes: at once, together with others each morning, or never. */
const timing = z.union([yesOrNo, z.literal('daily')], 'Please choose at once, daily or none');
export type MailTiming = z.output<typeof timing>;

const mails = {
  mails_requests: timing,
  mails_answers: timing,
  mails_milestones: timing,
  mails_collaborations: timing,
  mails_funds: timing,
  mails_ratings: timing,
  mails_document_expiry: timing,
  mails_document_shares: timing,
  mails_stories: timing,
  /** Has entries for the calendar, and comes an hour before: too early for a mail of the morning. */
  mails_sessions: yesOrNo,
  mails_mentions: timing,
  mails_replies: timing,
  /** These two are weekly mails. */
  mails_digest: yesOrNo,
  mails_partners: yesOrNo,
};
const shape = {
  /** True if visitors can read the member's page without signing in. */
  is_page_public: yesOrNo,
  shows_email: yesOrNo,
  shows_phone: yesOrNo,
  shows_website: yesOrNo,
  shows_linkedin: yesOrNo,
  shows_twitter: yesOrNo,
  shows_csr_lead: yesOrNo,
  /** The mails are those of the person who asks, who may have colleagues. */
  ...mails,
};

/** Which mails a person receives. */
export const OwnMailChoices = z.object(mails);

/** A change of them. */
export const MailChoicesUpdate = z.strictObject(mails).partial();
export type MailChoices = z.output<typeof MailChoicesUpdate>;

/** True if the daily mail can have this kind. */
export const isDailyPossible = (choice: MailChoice): boolean => mails[choice] === timing;

/** Settings of a member's own profile, as GET and PUT /profile/profile carry them. */
export const ProfileSettings = z.object({ slug: z.string(), ...shape });

/** Rules for a change of these settings. */
export const PROFILE_SETTING_RULES = { slug: Slug, ...shape };
