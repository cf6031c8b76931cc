import { z } from 'zod';

const SLUG_MIN = 3;
const SLUG_MAX = 60;
/** How many earlier addresses keep leading to a member's page. */
export const EARLIER_SLUGS_MAX = 5;

const SLUG_RULE = 'The address must be 3 to 60 small letters, digits and single hyphens between them';

const Slug = z
  .string(SLUG_RULE)
  .overwrite((value) => value.trim().toLowerCase())
  .min(SLUG_MIN, SLUG_RULE)
  .max(SLUG_MAX, SLUG_RULE)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_RULE);

/**
 * What signed-in members see of a profile's contact details, by the field that holds the detail. Visitors never see
 * one, and the address that the member signs in with is shown to nobody.
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

/** The mails that a member may do without. Mails about signing in, the account,
 * verification and support tickets always come. */
export const MAIL_CHOICES = [
  'mails_requests',
  'mails_answers',
  'mails_ratings',
  'mails_document_expiry',
  'mails_document_shares',
  'mails_stories',
] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const yesOrNo = z.boolean('Please choose yes or no');
const shape = {
  /** The member's page may be read without signing in. */
  is_page_public: yesOrNo,
  shows_email: yesOrNo,
  shows_phone: yesOrNo,
  shows_website: yesOrNo,
  shows_linkedin: yesOrNo,
  shows_twitter: yesOrNo,
  shows_csr_lead: yesOrNo,
  mails_requests: yesOrNo,
  mails_answers: yesOrNo,
  mails_ratings: yesOrNo,
  mails_document_expiry: yesOrNo,
  mails_document_shares: yesOrNo,
  mails_stories: yesOrNo,
};

/** What a member has decided about the own profile, as GET and PUT /profile/profile carry it. */
export const ProfileSettings = z.object({ slug: z.string(), ...shape });

/** The rules for a change of these. */
export const PROFILE_SETTING_RULES = { slug: Slug, ...shape };
