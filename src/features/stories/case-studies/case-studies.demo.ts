import { type Insertable, sql } from 'kysely';
import { HOUR_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CaseStudies } from '#platform/server/database/schema.generated.ts';
import { daysBefore, demoId, rupeesFromLakh, sdgGoals } from '#platform/server/demo-records.ts';
import { DEMO_CASE_STUDIES, type DemoCaseStudy } from './case-studies-texts.demo.ts';
import { caseStudySlug } from './case-study-paths.rules.ts';

interface DemoInput {
  now: Date;
  members: { key: string; id: string; name: string }[];
}

/** Views of the last weeks, each with its event, for a story with that number of likes. */
const recentViews = ({ likes = 0, days }: DemoCaseStudy) => Math.round(likes * 0.6) + (days < 60 ? 18 : 5);
/** Days over which they are spread. */
const RECENT_DAYS = 28;

interface RecordedFigures {
  beneficiaries: number | null;
  funding: number | null;
  duration_months: number | null;
}

/** Finds the figures of the collaborations that stories name. */
async function findRecords(db: Db): Promise<Map<string, RecordedFigures & { id: string }>> {
  const titles = DEMO_CASE_STUDIES.flatMap(({ record }) => record ?? []);
  const { rows } = await sql<RecordedFigures & { id: string; title: string }>`
    select id, title, budget as funding, duration_months, (impact_metrics->>'beneficiaries')::int as beneficiaries
    from collaborations where title = any(${titles})`.execute(db);
  return new Map(rows.map(({ title, ...record }) => [title, record]));
}

/** Builds a row of `case_studies`. @throws Error for an unknown author or collaboration. */
function storyRow(
  story: DemoCaseStudy,
  { now, members }: DemoInput,
  records: Awaited<ReturnType<typeof findRecords>>,
): Insertable<CaseStudies> & { id: string; author_id: string } {
  const { key, author, status, contact, title, figures = [null, null, null], days } = story;
  const member = members.find((one) => one.key === author);
  if (!member) throw new Error(`there is no demo member ${author}`);
  const record = story.record === undefined ? null : records.get(story.record);
  if (record === undefined) throw new Error(`there is no demo collaboration ${story.record}`);
  const [beneficiaries, lakh, months] = figures;
  const id = demoId('case-study', key);
  const changed = daysBefore(now, days, key);
  const sent = daysBefore(now, days + 3, key);
  return {
    id,
    author_id: member.id,
    slug: status === 'draft' ? id : caseStudySlug(title, id),
    status,
    title,
    summary: story.summary,
    description: story.paragraphs.join('\n\n'),
    organizations: story.organizations,
    partners: story.partners,
    beneficiaries: record ? record.beneficiaries : beneficiaries,
    funding: record ? record.funding : lakh && rupeesFromLakh(lakh),
    duration_months: record ? record.duration_months : months,
    outcomes: story.outcomes,
    sdg_goals: sdgGoals(story.sdgs),
    collaboration_id: record?.id ?? null,
    recorded_at: record ? sent : null,
    contact_name: contact[0],
    contact_email: `stories@${author}.example`,
    contact_organization: member.name,
    contact_role: contact[1],
    version: status === 'draft' ? 1 : 2,
    remark: story.remark ?? null,
    sent_at: status === 'draft' ? null : sent,
    decided_at: status === 'returned' || status === 'published' ? changed : null,
    created_at: daysBefore(now, days + 5, key),
    updated_at: changed,
  };
}

/** Copies the published stories to where others read them, with their earlier views. */
async function publishStories(db: Db): Promise<void> {
  const views = DEMO_CASE_STUDIES.filter(({ status }) => status === 'published').map((story) => ({
    id: demoId('case-study', story.key),
    views: (story.earlierViews ?? 0) + recentViews(story),
  }));
  await sql`
    insert into published_case_studies (id, author_id, slug, title, summary, description, organizations, partners,
      beneficiaries, funding, duration_months, outcomes, sdg_goals, recorded_at, contact_name, contact_email,
      contact_organization, contact_role, views, published_at, changed_at)
    select s.id, author_id, slug, title, summary, description, organizations, partners, beneficiaries, funding,
      duration_months, outcomes, sdg_goals, recorded_at, contact_name, contact_email, contact_organization,
      contact_role, v.views, s.decided_at, s.decided_at
    from case_studies s join json_to_recordset(${JSON.stringify(views)}) as v (id uuid, views int) on v.id = s.id`.execute(
    db,
  );
}

/** Inserts likes of members, and the events of the last views, the likers' first. */
async function addReaders(db: Db, { now, members }: DemoInput): Promise<void> {
  const published = DEMO_CASE_STUDIES.filter(({ status }) => status === 'published');
  const likes = published.flatMap((story, at) =>
    Array.from({ length: story.likes ?? 0 }, (_, n) => ({
      user_id: members[(at * 7 + n * 2) % members.length]?.id ?? '',
      case_study_id: demoId('case-study', story.key),
      created_at: daysBefore(now, 1 + ((at + n * 5) % Math.max(1, story.days - 1)), `${story.key} ${n}`),
    })),
  );
  // A place in the circle of members can come twice.
  const once = [...new Map(likes.map((like) => [like.user_id + like.case_study_id, like])).values()];
  await db.insertInto('case_study_likes').values(once).execute();
  const events = published.flatMap((story, at) =>
    Array.from({ length: recentViews(story) }, (_, n) => ({
      story: demoId('case-study', story.key),
      member: n % 2 === 0 ? members[(at * 7 + n) % members.length]?.id : null,
      reader: `demo reader ${n}`,
      at: new Date(now.getTime() - (((n * 17 + at * 5) % (RECENT_DAYS * 24)) + 1) * HOUR_MS),
    })),
  );
  await sql`
    insert into activity_events (id, kind, item_id, action, reader_key, member_id, tags, day, at)
    select md5(v.story || coalesce(v.member::text, v.reader))::uuid, 'case_study', s.id, 'view',
      coalesce(v.member::text, v.reader), v.member, s.sdg_goals, (v.at at time zone 'Asia/Kolkata')::date, v.at
    from json_to_recordset(${JSON.stringify(events)}) as v (story uuid, member uuid, reader text, at timestamptz)
    join case_studies s on s.id = v.story
    on conflict do nothing`.execute(db);
}

/** Inserts the stories with their readers; members and collaborations must exist. */
export async function loadCaseStudiesDemo(db: Db, input: DemoInput): Promise<void> {
  const records = await findRecords(db);
  const rows = DEMO_CASE_STUDIES.map((story) => storyRow(story, input, records));
  await db.insertInto('case_studies').values(rows).execute();
  await publishStories(db);
  await addReaders(db, input);
}
