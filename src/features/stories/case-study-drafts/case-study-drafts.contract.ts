import { z } from 'zod';
import { CollaborationId } from '#features/collaborations/collaboration/collaborations.contract.ts';
import {
  CASE_STUDY_STATUSES,
  CaseStudyBody,
  CaseStudyMedia,
  NAME_MAX,
} from '#features/stories/case-studies/case-studies.contract.ts';
import {
  Email,
  IdParams,
  Instant,
  READABLE,
  Rupees,
  requiredName,
  requiredText,
  selection,
  text,
  Uuid,
  Version,
} from '#platform/contract/fields.ts';
import { megabytes } from '#platform/contract/files.ts';
import { months } from '#platform/contract/months.ts';
import { cleanLine } from '#platform/contract/names.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const TITLE_MAX = 160;
export const SUMMARY_MAX = 400;
export const DESCRIPTION_MAX = 10_000;
/** Most months that the project of a story lasted. */
export const STORY_MONTHS_MAX = 600;
/** Longest outcome, in characters. */
export const OUTCOME_MAX = 300;
/** Most organisations, partners or outcomes of a story. */
const ENTRIES_MAX = 20;
export const CASE_STUDY_MEDIA_MAX = 8;
export const CASE_STUDY_MEDIA_FILE = {
  maxBytes: megabytes(10),
  kinds: ['image', 'pdf', 'document'],
} as const;

/** A text of one line that may be blank. */
const line = (max: number, label: string) => text(max, label).overwrite(cleanLine);

/** Lines without blanks and without repetitions in other capitals. */
const lines = (max: number, label: string) =>
  z
    .array(line(max, label), `${label} must be a list`)
    .transform((values) => {
      const kept = values.map((value) => value.toLowerCase());
      return values.filter((value, at) => value && kept.indexOf(value.toLowerCase()) === at);
    })
    .refine((values) => values.length <= ENTRIES_MAX, `${label} must have ${ENTRIES_MAX} entries or less`);

const names = (label: string) =>
  lines(NAME_MAX, label).refine((values) => values.every((name) => READABLE[0](name)), READABLE[1]);

const headcount = z
  .int('Beneficiaries must be a whole number')
  .min(0, 'Beneficiaries must not be negative')
  .max(2_000_000_000, 'Beneficiaries must be at most 2,00,00,00,000');

/** Fields in the order of the dialog; a draft may leave each of them open. */
const draft = {
  title: line(TITLE_MAX, 'Title'),
  summary: text(SUMMARY_MAX, 'Summary'),
  description: text(DESCRIPTION_MAX, 'Description'),
  organizations: names('Lead organizations'),
  partners: names('Implementation partners'),
  /** The collaboration whose figures the story takes. They then replace the three below. */
  collaboration_id: CollaborationId.nullable(),
  beneficiaries: headcount.nullable(),
  /** Whole rupees. */
  funding: Rupees.nullable(),
  duration_months: months(STORY_MONTHS_MAX).nullable(),
  outcomes: lines(OUTCOME_MAX, 'Key outcomes'),
  sdg_goals: selection(SDG_GOALS, 'SDG goals'),
  contact_name: line(120, 'Name'),
  contact_email: text(254, 'Email'),
  contact_organization: line(NAME_MAX, 'Organization'),
  contact_role: line(120, 'Role'),
};

/** A story as it is written: only the fields that are sent change. */
export const CaseStudyDraft = z.strictObject(draft).partial();
export type CaseStudyDraft = z.output<typeof CaseStudyDraft>;

/** The same, with the version that the changes started from: a later save of another device is not overwritten. */
export const CaseStudyUpdate = CaseStudyDraft.extend({ version: Version });
export type CaseStudyUpdate = z.output<typeof CaseStudyUpdate>;

/** A story that can be sent (specification part 2, "Share-success-story dialog"): the marked fields are filled in. */
export const CaseStudyInput = z.object({
  ...draft,
  title: requiredText(TITLE_MAX, 'Title').overwrite(cleanLine),
  summary: requiredText(SUMMARY_MAX, 'Summary'),
  description: requiredText(DESCRIPTION_MAX, 'Detailed description'),
  contact_name: requiredName(120, 'Name'),
  contact_email: Email,
});

export type CaseStudyInput = z.output<typeof CaseStudyInput>;

/** A story in the list of its author. */
export const OwnCaseStudySummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  status: z.enum(CASE_STUDY_STATUSES),
  /** Remark of the admin who returned or declined the story. */
  remark: z.string().nullable(),
  /** True if others read the story, in this or an earlier version. */
  is_public: z.boolean(),
  views: z.int(),
  likes: z.int(),
  sent_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  updated_at: Instant,
});
export type OwnCaseStudySummary = z.output<typeof OwnCaseStudySummary>;

/** A story in full, for its author. */
export const OwnCaseStudy = OwnCaseStudySummary.omit({ views: true, likes: true }).extend({
  ...CaseStudyBody.shape,
  organizations: z.array(z.string()),
  collaboration_id: z.string().nullable(),
  beneficiaries: z.int().nullable(),
  funding: z.int().nullable(),
  duration_months: z.int().nullable(),
  recorded_at: Instant.nullable(),
  sdg_goals: z.array(z.enum(SDG_GOALS)),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_organization: z.string(),
  contact_role: z.string(),
  version: z.int(),
});
export type OwnCaseStudy = z.output<typeof OwnCaseStudy>;

export const listOwnCaseStudies = defineRoute({
  name: 'listOwnCaseStudies',
  method: 'GET',
  path: '/profile/case-studies',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The signed-in member's own success stories with their states, the latest change first",
  query: ListQuery,
  response: z.array(OwnCaseStudySummary),
});

export const createCaseStudy = defineRoute({
  name: 'createCaseStudy',
  method: 'POST',
  path: '/profile/case-studies',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Begins a success story; only its author and admins see it until an admin publishes it',
  body: CaseStudyDraft,
  response: OwnCaseStudy,
  status: 201,
});

export const getOwnCaseStudy = defineRoute({
  name: 'getOwnCaseStudy',
  method: 'GET',
  path: '/profile/case-studies/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "One of the signed-in member's success stories in full",
  params: IdParams,
  response: OwnCaseStudy,
});

export const updateCaseStudy = defineRoute({
  name: 'updateCaseStudy',
  method: 'PUT',
  path: '/profile/case-studies/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary:
    'Saves a success story; one that waits for review or is published becomes a draft beside the published version',
  params: IdParams,
  body: CaseStudyUpdate,
  response: OwnCaseStudy,
});

export const submitCaseStudy = defineRoute({
  name: 'submitCaseStudy',
  method: 'POST',
  path: '/profile/case-studies/:id/submission',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Sends a success story to the admins; the author gets a mail',
  params: IdParams,
  body: z.strictObject({ version: Version }),
  response: OwnCaseStudy,
});

export const removeCaseStudy = defineRoute({
  name: 'removeCaseStudy',
  method: 'DELETE',
  path: '/profile/case-studies/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Deletes a success story with its files, also the published version',
  params: IdParams,
  response: z.object({ id: Uuid }),
});

export const addCaseStudyMedia = defineRoute({
  name: 'addCaseStudyMedia',
  method: 'POST',
  path: '/profile/case-studies/:id/media',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: `Adds a picture or document to a success story, ${CASE_STUDY_MEDIA_MAX} at most`,
  params: IdParams,
  file: CASE_STUDY_MEDIA_FILE,
  response: CaseStudyMedia,
  status: 201,
  limits: [{ max: 120, windowMs: 3_600_000, by: 'address' }],
});

export const removeCaseStudyMedia = defineRoute({
  name: 'removeCaseStudyMedia',
  method: 'DELETE',
  path: '/profile/case-studies/:id/media/:mediaId',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Takes a file out of a success story; the published version keeps it until the next publication',
  params: z.strictObject({ id: Uuid, mediaId: Uuid }),
  response: z.object({ id: Uuid }),
});
