import { z } from 'zod';
import { Instant, text, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { PageQuery, paged, wholeNumber } from '#platform/contract/paging.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

/**
 * draft: not sent. pending: waits for an admin. returned: the author can change it and send it again. declined: final.
 * published: everyone reads it.
 */
export const CASE_STUDY_STATUSES = ['draft', 'pending', 'returned', 'declined', 'published'] as const;
export type CaseStudyStatus = (typeof CASE_STUDY_STATUSES)[number];

export const NAME_MAX = 160;
export const CASE_STUDY_SEARCH_MAX = 100;
/** A card's list is three columns wide. */
const CARDS_SHOWN = 12;
/** Totals stop here: counting all hits of a common word takes longer than showing a page of them. */
export const CASE_STUDIES_COUNTED_MAX = 1000;

const Author = z.object({
  name: z.string(),
  /** Path of the member's page; null if the reader cannot open it. */
  path: z.string().nullable(),
});

/** A published story as its card shows it. */
export const CaseStudyCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Names of the lead organisations. */
  organizations: z.array(z.string()),
  beneficiaries: z.int().nullable(),
  /** Whole rupees. */
  funding: z.int().nullable(),
  duration_months: z.int().nullable(),
  /** When these three were taken from the records of a collaboration; null if the author wrote them. */
  recorded_at: Instant.nullable(),
  sdg_goals: z.array(z.enum(SDG_GOALS)),
  author: Author,
  /** First publication; null for a story that only its author and admins see. */
  published_at: Instant.nullable(),
  views: z.int(),
  likes: z.int(),
});
export type CaseStudyCard = z.output<typeof CaseStudyCard>;

export const CaseStudyMedia = z.object({
  id: z.uuid(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
});
export type CaseStudyMedia = z.output<typeof CaseStudyMedia>;

const Contact = z.object({
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  role: z.string(),
});

/** The texts of a story beyond its card. */
export const CaseStudyBody = z.object({
  description: z.string(),
  partners: z.array(z.string()),
  outcomes: z.array(z.string()),
  media: z.array(CaseStudyMedia),
});

/** A story as its page shows it. */
export const CaseStudy = CaseStudyCard.extend({
  ...CaseStudyBody.shape,
  /** Null for visitors and for members whose email is not confirmed. */
  contact: Contact.nullable(),
  is_liked: z.boolean(),
  is_own: z.boolean(),
  /** State of the author's copy, for the author and admins; null for others. */
  status: z.enum(CASE_STUDY_STATUSES).nullable(),
  /** Publication of this version. */
  changed_at: Instant.nullable(),
});
export type CaseStudy = z.output<typeof CaseStudy>;

export const CaseStudiesQuery = PageQuery.extend({
  pageSize: wholeNumber('Page size', 100).default(CARDS_SHOWN),
  /** Parts of words in title, summary or the names of the lead organisations, whatever their case. */
  search: text(CASE_STUDY_SEARCH_MAX, 'Search').optional(),
  sdg: z.enum(SDG_GOALS, 'Unknown goal').optional(),
  organization: text(NAME_MAX, 'Organization').optional(),
});
export type CaseStudiesQuery = z.output<typeof CaseStudiesQuery>;

/** Any text is accepted: an impossible address is answered like an unknown one. */
const params = z.strictObject({ slug: z.string() });

export const listCaseStudies = defineRoute({
  name: 'listCaseStudies',
  method: 'GET',
  path: '/case-studies',
  access: 'public',
  scope: 'learn:read',
  summary: `Published success stories, newest first; a total of ${CASE_STUDIES_COUNTED_MAX} stands for that or more`,
  query: CaseStudiesQuery,
  response: paged(CaseStudyCard),
});

export const listCaseStudyOrganizations = defineRoute({
  name: 'listCaseStudyOrganizations',
  method: 'GET',
  path: '/case-studies/organizations',
  access: 'public',
  scope: 'learn:read',
  summary: 'The first ten different lead organisations of published success stories, for the filter',
  response: z.array(z.string()),
});

export const listMemberCaseStudies = defineRoute({
  name: 'listMemberCaseStudies',
  method: 'GET',
  path: '/members/:slug/case-studies',
  access: 'public',
  scope: 'marketplace:read',
  summary: "The published success stories on a member's page, newest first",
  params,
  query: PageQuery,
  response: paged(CaseStudyCard),
  limits: [{ max: 600, windowMs: 300_000, by: 'address', budget: 'member-pages' }],
});

export const getCaseStudy = defineRoute({
  name: 'getCaseStudy',
  method: 'GET',
  path: '/case-studies/:slug',
  access: 'public',
  scope: 'learn:read',
  summary: 'A published success story; its author and admins also get one that is not published',
  params,
  response: CaseStudy,
});

export const viewCaseStudy = defineRoute({
  name: 'viewCaseStudy',
  method: 'POST',
  path: '/case-studies/:slug/views',
  access: 'public',
  scope: 'none',
  summary: 'Counts a reader of a published success story, once a day',
  params,
  response: z.object({ views: z.int() }),
  limits: [{ max: 300, windowMs: 300_000, by: 'address' }],
});

const Liked = z.object({ likes: z.int(), is_liked: z.boolean() });

export const likeCaseStudy = defineRoute({
  name: 'likeCaseStudy',
  method: 'PUT',
  path: '/case-studies/:slug/like',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Likes a published success story; a second like of the same member changes nothing',
  params,
  response: Liked,
});

export const unlikeCaseStudy = defineRoute({
  name: 'unlikeCaseStudy',
  method: 'DELETE',
  path: '/case-studies/:slug/like',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Takes the like back',
  params,
  response: Liked,
});

export const downloadCaseStudyMedia = defineRoute({
  name: 'downloadCaseStudyMedia',
  method: 'GET',
  path: '/case-studies/:slug/media/:id',
  access: 'public',
  scope: 'learn:read',
  summary: 'A picture or document of a success story, for those who can read the story',
  params: params.extend({ id: Uuid }),
  response: FileResponse,
});
