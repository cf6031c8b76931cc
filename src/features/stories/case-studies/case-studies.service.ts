import { readerOf, recordActivity } from '#features/activity/events/activity-events.service.ts';
import { getMemberPage } from '#features/profiles/member-page/member-page.service.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import type {
  CaseStudiesQuery,
  CaseStudy,
  CaseStudyCard,
  CaseStudyMedia,
  likeCaseStudy as Like,
  listCaseStudies as List,
} from './case-studies.contract.ts';
import { canReadUnpublished, canSeeContact } from './case-studies.policy.ts';
import * as stories from './case-studies.repository.ts';

/** Organisations that the filter offers (specification part 2, section 9). */
const ORGANIZATIONS_OFFERED = 10;

type Stories = RouteOutput<typeof List>;

type AuthorRow = Pick<
  stories.CardRow,
  'author_name' | 'author_slug' | 'author_is_public' | 'author_is_published'
>;

/** Returns the author as the caller sees one. */
export const presentAuthor = (ctx: Pick<Context, 'actor'>, row: AuthorRow): CaseStudyCard['author'] => {
  const canOpen = ctx.actor ? row.author_is_published : row.author_is_public;
  return { name: row.author_name, path: canOpen ? memberPath(row.author_slug) : null };
};

/** Returns a story as its card shows it. */
export const presentCard = (ctx: Pick<Context, 'actor'>, row: stories.CardRow | stories.StoryRow) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  organizations: row.organizations,
  beneficiaries: row.beneficiaries,
  funding: row.funding,
  duration_months: row.duration_months,
  recorded_at: row.recorded_at,
  // Only goals of the list are stored.
  sdg_goals: row.sdg_goals as CaseStudyCard['sdg_goals'],
  author: presentAuthor(ctx, row),
  published_at: row.published_at,
  views: row.views,
  likes: row.likes,
});

/** Returns the texts of a story beyond its card. */
export const presentBody = (
  { description, partners, outcomes }: Pick<stories.StoryRow, 'description' | 'partners' | 'outcomes'>,
  media: stories.MediaRow[],
) => ({ description, partners, outcomes, media: media.map(presentMedia) });

/** Returns a file of a story without its name in the file store. */
export const presentMedia = ({ id, file_name, media_type, byte_size }: stories.MediaRow): CaseStudyMedia => ({
  id,
  file_name,
  media_type,
  byte_size,
});

/** Returns the contact details of a story. */
export const presentContact = (row: stories.ContactColumns) => ({
  name: row.contact_name,
  email: row.contact_email,
  organization: row.contact_organization,
  role: row.contact_role,
});

async function listPage(
  ctx: Context,
  filter: stories.CaseStudyFilter,
  query: { page: number; pageSize: number },
): Promise<Stories> {
  const { records, total } = await stories.findPublished(ctx.db, filter, query);
  return { records: records.map((row) => presentCard(ctx, row)), pagination: paginationOf(query, total) };
}

export function listCaseStudies(ctx: Context, query: CaseStudiesQuery): Promise<Stories> {
  const { search = '', sdg, organization, ...page } = query;
  return listPage(ctx, { words: search.split(/\s+/).filter(Boolean), sdg, organization }, page);
}

/** Counts all published stories. */
export const countCaseStudies = (ctx: Context): Promise<number> => stories.countPublished(ctx.db);

export const listCaseStudyOrganizations = (ctx: Context): Promise<string[]> =>
  stories.findOrganizations(ctx.db, ORGANIZATIONS_OFFERED);

/** @throws AppError PROFILE_NOT_FOUND, as for the member's page. */
export async function listMemberCaseStudies(ctx: Context, slug: string, query: PageQuery): Promise<Stories> {
  const { id } = await getMemberPage(ctx, slug);
  return listPage(ctx, { words: [], authorId: id }, query);
}

/** Finds a story that the caller can read: the published copy, else the author's for the author and admins. */
async function findReadable(
  ctx: Pick<Context, 'db' | 'actor'>,
  slug: string,
): Promise<stories.StoryRow | undefined> {
  const { db, actor } = ctx;
  const published = await stories.findPublishedStory(db, slug, actor?.accountId ?? null);
  if (published || !actor) return published;
  const own = await stories.findOwnStory(db, slug);
  return own && canReadUnpublished(actor, own.author_id) ? own : undefined;
}

/**
 * Returns a story by its address.
 * @throws AppError CASE_STUDY_NOT_FOUND, also for one that is not published and not the caller's to read.
 */
export async function getCaseStudy(ctx: Pick<Context, 'db' | 'actor'>, slug: string): Promise<CaseStudy> {
  const row = await findReadable(ctx, slug);
  if (!row) throw new AppError('CASE_STUDY_NOT_FOUND');
  const media = await (row.published_at ? stories.findPublishedMedia : stories.findDraftMedia)(
    ctx.db,
    row.id,
  );
  const { actor } = ctx;
  const seesState = actor !== null && canReadUnpublished(actor, row.author_id);
  return {
    ...presentCard(ctx, row),
    ...presentBody(row, media),
    contact: canSeeContact(actor) ? presentContact(row) : null,
    is_liked: row.is_liked,
    is_own: actor?.profileId === row.author_id,
    status: seesState ? row.status : null,
    changed_at: row.changed_at,
  };
}

/** @throws AppError CASE_STUDY_NOT_FOUND for a story that is not published. */
async function getPublished(ctx: Context, slug: string): Promise<stories.StoryRow> {
  const story = await stories.findPublishedStory(ctx.db, slug, ctx.actor?.accountId ?? null);
  if (!story) throw new AppError('CASE_STUDY_NOT_FOUND');
  return story;
}

/**
 * Counts the caller as a reader of a published story, once a day.
 * @throws AppError CASE_STUDY_NOT_FOUND.
 */
export function viewCaseStudy(ctx: Context, slug: string, caller: Caller): Promise<{ views: number }> {
  return transact(ctx, async (ctx) => {
    const { id, views, sdg_goals } = await getPublished(ctx, slug);
    const counts = await recordActivity(ctx.db, {
      kind: 'case_study',
      itemId: id,
      action: 'view',
      reader: readerOf(ctx, caller),
      tags: sdg_goals,
      at: ctx.now,
    });
    return { views: counts ? await stories.addView(ctx.db, id) : views };
  });
}

type Liked = RouteOutput<typeof Like>;

/** Likes a published story. @throws AppError CASE_STUDY_NOT_FOUND. */
export function likeCaseStudy(ctx: MemberContext, slug: string): Promise<Liked> {
  return transact(ctx, async (ctx) => {
    const { id } = await getPublished(ctx, slug);
    await stories.insertLike(ctx.db, ctx.actor.accountId, id, ctx.now);
    return { likes: await stories.findLikes(ctx.db, id), is_liked: true };
  });
}

/** Takes the caller's like back. @throws AppError CASE_STUDY_NOT_FOUND. */
export function unlikeCaseStudy(ctx: MemberContext, slug: string): Promise<Liked> {
  return transact(ctx, async (ctx) => {
    const { id } = await getPublished(ctx, slug);
    await stories.deleteLike(ctx.db, ctx.actor.accountId, id);
    return { likes: await stories.findLikes(ctx.db, id), is_liked: false };
  });
}

/** Finds a file of a story that the caller can read: of the published copy, or of the author's copy. */
async function findMedia(ctx: Context, slug: string, id: string): Promise<stories.MediaRow | undefined> {
  const { db, actor } = ctx;
  const published = await stories.findPublishedStory(db, slug, null);
  const files = published ? await stories.findPublishedMedia(db, published.id) : [];
  const found = files.find((file) => file.id === id);
  if (found || !actor) return found;
  const own = await stories.findOwnStory(db, slug);
  if (!own || !canReadUnpublished(actor, own.author_id)) return undefined;
  return (await stories.findDraftMedia(db, own.id)).find((file) => file.id === id);
}

/** Returns a file of a story. @throws AppError FILE_NOT_FOUND, also for one that is not the caller's to read. */
export async function downloadCaseStudyMedia(ctx: Context, slug: string, id: string): Promise<FileToSend> {
  const file = await findMedia(ctx, slug, id);
  const content = file && (await ctx.files.read(file.name));
  if (!file || !content) throw new AppError('FILE_NOT_FOUND');
  return { content, mediaType: file.media_type, byteSize: file.byte_size, name: file.file_name };
}
