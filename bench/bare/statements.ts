/**
 * The statements of the bare server. Those of the listing, the news, stories, resources and posts are the ones that
 * Dayitva sends; those of words beside filters and of words with typing errors are written by hand (`filtered`,
 * `LIKE_WORD`).
 */
export const COLUMNS = `
  p.id, p.full_name, p.organization_name, p.organization_type, p.avatar_url, p.short_summary, p.bio, p.skills,
  p.headquarters_state, p.slug, p.is_page_public, p.year_established, p.organization_size,
  p.operating_regions, p.sdg_goals, p.focus_areas, p.documents_checked_on, p.documents_checked_until,
  p.field_audited_on, p.field_audited_until, p.monitored_on, p.monitored_until, p.projects_count, p.services_count,
  p.total_investment, p.lives_reached, p.ratings_sum, p.ratings_count, p.created_at,
  case when p.shows_email then p.public_contact_email end as email,
  case when p.shows_phone then p.public_contact_phone end as phone,
  case when p.shows_website then p.website end as website,
  case when p.shows_linkedin then p.linkedin end as linkedin,
  case when p.shows_twitter then p.twitter end as twitter,
  coalesce(p.headquarters_location, p.location) as location, p.requests_answered,
  case when p.requests_received > p.requests_answered then (
    select count(*)::int from collaboration_requests r where r.target_profile_id = p.id and r.status = 'pending'
      and r.created_at < now() - interval '7 days') else 0 end as requests_late`;

const query = (parameter: string) => `websearch_to_tsquery('english', immutable_unaccent(${parameter}))`;
const MATCHES = `search_document @@ ${query('$1')}`;

const pageOf = (found: string, limit: string, offset: string) => `
  select ${COLUMNS}
  from (
    ${found}
    order by listing_tier desc, created_at desc, id desc limit ${limit} offset ${offset}
  ) page
  join profiles p on p.id = page.id
  order by page.listing_tier desc, page.created_at desc, page.id desc`;

const page = (condition: string, limit: string, offset: string) =>
  pageOf(`select id, listing_tier, created_at from profiles where ${condition}`, limit, offset);

const under = (type: string | null, state: string) => `(
    select profile_id as id, listing_tier, created_at from profile_states
    where ${type ? `organization_type = ${type} and ` : ''}state = ${state}
    order by listing_tier desc, created_at desc, profile_id desc)`;

export const COUNT_ALL = {
  name: 'count-all',
  text: 'select sum(members) as members from marketplace_counts',
};
export const PAGE_OF_ALL = { name: 'page-of-all', text: page('is_published', '$1', '$2') };

export const COUNT_FILTERED = {
  name: 'count-filtered',
  text: 'select sum(members) as members from profile_state_counts where organization_type = $1 and state in ($2, $3)',
};
export const PAGE_OF_FILTERED = {
  name: 'page-of-filtered',
  text: pageOf(`${under('$1', '$2')} union all ${under('$1', '$3')}`, '$4', '$5'),
};

export const COUNT_TYPE = {
  name: 'count-type',
  text: 'select sum(members) as members from marketplace_counts where organization_type = $1',
};
export const PAGE_OF_TYPE = {
  name: 'page-of-type',
  text: page('organization_type = $1 and is_published', '$2', '$3'),
};

export const COUNT_STATE = {
  name: 'count-state',
  text: 'select sum(members) as members from profile_state_counts where state in ($1, $2)',
};
export const PAGE_OF_STATE = {
  name: 'page-of-state',
  text: pageOf(`${under(null, '$1')} union all ${under(null, '$2')}`, '$3', '$4'),
};

export const COUNT_HITS = {
  name: 'count-hits',
  text: `select count(*)::int as total
    from (select 1 from profiles where is_published and ${MATCHES} limit $2) candidate`,
};
export const LISTED_HITS = {
  name: 'listed-hits',
  text: page(`is_published and ${MATCHES}`, '$2', '$3'),
};

/** `$4` is a search for any of the words; each parameter from `$5` on finds one group of them. */
export const bestHits = (groups: number) => {
  const each = Array.from(
    { length: groups },
    (_, at) => `(search_document @@ ${query(`$${at + 5}`)})::int + `,
  );
  return {
    name: `best-hits-${groups}`,
    text: `
    with candidate as materialized (
      select id, created_at,
        ${groups > 1 ? each.join('') : ''}ts_rank_cd(search_document, ${query('$4')}, 32) as rank
      from profiles where is_published and ${MATCHES}
    ), page as (
      select id, created_at, rank from candidate
      order by rank desc, created_at desc, id desc limit $2 offset $3
    )
    select ${COLUMNS} from page join profiles p on p.id = page.id
    order by page.rank desc, page.created_at desc, page.id desc`,
  };
};

/** What a search is narrowed by, beside its words: `level` of verification on the day `today`. */
interface Filters {
  words: string | null;
  type: string | null;
  location: string | null;
  level: number;
  today: string;
}

const KEYS = 'found_keys';
const LEVEL_ENDS = ['documents_checked_until', 'field_audited_until', 'monitored_until'];

/** A statement without a name, and its values. */
type Once = { text: string; values: unknown[] };
type Put = (value: unknown) => string;

function once(textOf: (put: Put) => string): Once {
  const values: unknown[] = [];
  return { text: textOf((value) => `$${values.push(value)}`), values };
}

const wordsAndLevels = ({ words, level, today }: Filters, put: Put) => [
  ...LEVEL_ENDS.slice(0, level).map((end) => `${end} >= ${put(today)}::date`),
  ...(words ? [`search_document @@ ${query(put(words))}`] : []),
];

function inIndex(filters: Filters, put: Put): string {
  const { type, location, level } = filters;
  const keys = [type, level && `level ${level}`].filter(Boolean);
  return [
    'is_published',
    ...(keys.length ? [`${KEYS} @> ${put(keys)}::text[]`] : []),
    ...(location ? [`${KEYS} && ${put([location, 'Pan India'])}::text[]`] : []),
    ...wordsAndLevels(filters, put),
  ].join(' and ');
}

/**
 * Words beside filters, and levels of verification. Tuned with EXPLAIN at 100,000 members: without names, because a
 * generic plan does not know how common a word is, and takes 15 times as long from the sixth time on; the filters in the
 * index of the words, because a filter of its own is compared with each hit of the word. Many hits are read from the
 * index of the listing, and of a state from its own table in two scans that are merged: the bench's words are common
 * enough for that to end soon, so that nothing else is tried. A level that nobody has ends with the count.
 */
export const FILTERED = {
  count: (filters: Filters) =>
    once(
      (put) => `select count(*)::int as total
        from (select 1 from profiles where ${inIndex(filters, put)} limit ${put(1000)}) candidate`,
    ),
  best: (filters: Filters) =>
    once(
      (put) => `
        with candidate as materialized (
          select id, created_at, ${filters.words ? `ts_rank_cd(search_document, ${query(put(filters.words))}, 32)` : 'listing_tier'} as rank
          from profiles where ${inIndex(filters, put)}
        ), page as (
          select id, created_at, rank from candidate order by rank desc, created_at desc, id desc limit 10
        )
        select ${COLUMNS} from page join profiles p on p.id = page.id
        order by page.rank desc, page.created_at desc, page.id desc`,
    ),
  many: (filters: Filters) =>
    once((put) => {
      const { type, location } = filters;
      const ofType = () => (type ? `organization_type = ${put(type)} and` : '');
      const others = wordsAndLevels(filters, put).join(' and ') || 'true';
      if (!location) return page(`${ofType()} is_published and ${others}`, '10', '0');
      const state = (name: string) => `(
        select profile_id as id, listing_tier, created_at from profile_states
        where ${ofType()} state = ${put(name)}
        order by listing_tier desc, created_at desc, profile_id desc)`;
      return pageOf(
        `select found.id, found.listing_tier, found.created_at
        from (${state(location)} union all ${state('Pan India')}
          order by listing_tier desc, created_at desc, id desc) found
        cross join lateral (select from profiles where id = found.id and ${others} limit 1) hit`,
        '10',
        '0',
      );
    }),
};

/** The word that is most like one that nobody has. Tuned: one look-up in the index of trigrams, and no distance. */
export const LIKE_WORD = {
  name: 'like-word',
  text: `select word from marketplace_words where word % $1 and similarity(word, $1) >= 0.4
    order by similarity(word, $1) desc limit 1`,
};

export const ONE_PROFILE = {
  name: 'one-profile',
  text: `select ${COLUMNS} from profiles p where p.id = $1 and p.is_published`,
};

/** `$1` is the member, `$2` the number of records. Nobody in the bench has pictures of projects. */
export const PROJECTS_OF = {
  name: 'projects-of',
  text: `
    select id, user_id, title, description, status, start_date, end_date, budget, rating, schedule_vii_item, districts,
      beneficiaries_planned, beneficiaries_reached, created_at, updated_at, version,
      coalesce((select json_agg(json_build_object('id', p.id, 'alt_text', p.alt_text) order by p.created_at)
        from project_pictures p where p.project_id = user_projects.id), '[]') as pictures
    from user_projects where user_id = $1 order by created_at desc, id desc limit $2`,
};
export const SERVICES_OF = {
  name: 'services-of',
  text: `
    select id, user_id, title, tagline, description, contact_preference, practice_areas, focus_areas, sdg_goals,
      geographic_coverage, price, duration, category, created_at, updated_at, version
    from user_services where user_id = $1 order by created_at desc, id desc limit $2`,
};

const NEWS_QUERY = `to_tsquery('simple', immutable_unaccent($3))`;

/** `$1` is the reader, `$2` the number of stories. */
const newsPage = (name: string, condition: string) => ({
  name: `news-${name}`,
  text: `
    select e.id, e.title, e.excerpt, e.link, e.source_id, s.name as source_name, e.category, e.published_at,
      coalesce(m.is_read, false) as is_read, coalesce(m.is_saved, false) as is_saved
    from (
      select e.id, e.published_at from news_entries e where e.is_shown ${condition}
      order by e.published_at desc, e.id desc limit $2
    ) page
    join news_entries e on e.id = page.id
    join news_sources s on s.id = e.source_id
    left join news_marks m on m.entry_id = e.id and m.user_id = $1
    order by page.published_at desc, page.id desc`,
});

export const NEWEST_NEWS = newsPage('newest', '');
export const NEWS_OF_CATEGORY = newsPage('of-category', 'and e.category = $3');
export const NEWS_BEHIND = newsPage('behind', 'and (e.published_at, e.id) < ($3::timestamptz, $4::uuid)');
export const NEWS_OF_IDS = newsPage('of-ids', 'and e.id = any($3::uuid[])');
export const NEWS_MET = newsPage('met', `and (e.search_document @@ ${NEWS_QUERY}) is true`);
export const NEWS_HITS = {
  name: 'news-hits',
  text: `
    with hit as materialized (
      select e.id from news_entries e
      where e.is_shown and e.search_document @@ to_tsquery('simple', immutable_unaccent($1))
    )
    select id from hit limit $2`,
};

const WORD_IN_STORY = (parameter: string) => `s.search_text like lower(immutable_unaccent(${parameter}))`;
const WORDS_IN_STORY = (from: number, words: number) =>
  Array.from({ length: words }, (_, at) => WORD_IN_STORY(`$${from + at}`)).join(' and ');

/** `$1` is the number of stories. */
const storiesPage = (name: string, hits: string) => ({
  name: `stories-${name}`,
  text: `
    select s.id, s.slug, s.title, s.summary, s.organizations, s.beneficiaries, s.funding, s.duration_months, s.recorded_at,
      s.sdg_goals, s.published_at, s.views, s.likes, p.member_name as author_name, p.slug as author_slug,
      p.is_published as author_is_published
    from (
      select s.id, s.published_at from published_case_studies s where ${hits}
      order by s.published_at desc, s.id desc limit $1
    ) page
    join published_case_studies s on s.id = page.id
    join profiles p on p.id = s.author_id
    order by page.published_at desc, page.id desc`,
});

/** `$1` is the number of hits at which counting ends. */
const storyHits = (name: string, hits: string) => ({
  name: `story-hits-${name}`,
  text: `
    with hit as materialized (select s.id from published_case_studies s where ${hits})
    select id from hit limit $1`,
});

export const COUNT_STORIES = {
  name: 'count-stories',
  text: 'select count(*)::int as total from (select from published_case_studies limit $1) counted',
};
export const NEWEST_STORIES = storiesPage('newest', 'true');
export const STORIES_OF_IDS = storiesPage('of-ids', 's.id = any($2::uuid[])');
const GOAL = 's.sdg_goals @> array[$2]::text[]';
export const GOAL_HITS = storyHits('goal', GOAL);
export const GOAL_MET = storiesPage('goal', `(${GOAL}) is true`);
export const wordHits = (words: number) => storyHits(`words-${words}`, WORDS_IN_STORY(2, words));
export const wordsMet = (words: number) =>
  storiesPage(`words-${words}`, `(${WORDS_IN_STORY(2, words)}) is true`);

/** `$1` is the number of resources. */
const resourcesPage = (name: string, hits: string, order: string) => ({
  name: `resources-${name}`,
  text: `
    select r.id, r.title, r.description, r.category, r.type, r.audience, r.language, r.tags, r.sdg_goals, r.author_name,
      r.organization, r.content_url, r.status, r.is_verified, r.views, r.downloads, r.ratings,
      round(r.rating::numeric, 1)::float as rating, r.created_at, r.updated_at, r.published_at, v.original_name, f.byte_size
    from (
      select r.id from resources r where r.status = 'published' and ${hits} order by ${order} limit $1
    ) page
    join resources r on r.id = page.id
    join resource_versions v on v.resource_id = r.id and v.file_name = r.file_name
    join files f on f.name = v.file_name
    order by ${order}`,
});
const countResources = (name: string, hits: string) => ({
  name: `count-resources-${name}`,
  text: `select count(*)::int as total from (
    select from resources r where r.status = 'published' and ${hits} limit $1) counted`,
});
const NEWEST = 'r.published_at desc, r.id desc';
const CATEGORY = 'r.category = $2';
const RESOURCE_QUERY = `r.search_document @@ to_tsquery('simple', immutable_unaccent($2))`;

export const NEWEST_RESOURCES = resourcesPage('newest', 'true', NEWEST);
export const MOST_DOWNLOADED = resourcesPage('downloads', 'true', 'r.downloads desc, r.id desc');
export const RESOURCES_OF_CATEGORY = resourcesPage('category', CATEGORY, NEWEST);
export const RESOURCES_OF_IDS = resourcesPage('of-ids', 'r.id = any($2::uuid[])', NEWEST);
export const RESOURCES_MET = resourcesPage('met', `(${RESOURCE_QUERY}) is true`, NEWEST);
export const COUNT_RESOURCES = countResources('all', 'true');
export const COUNT_CATEGORY = countResources('category', CATEGORY);
export const COUNT_RESOURCES_MET = countResources('met', `(${RESOURCE_QUERY}) is true`);
export const RESOURCE_HITS = {
  name: 'resource-hits',
  text: `
    with hit as materialized (select r.id from resources r where r.status = 'published' and ${RESOURCE_QUERY})
    select id from hit limit $1`,
};

const AUTHOR = (id: string) => `(
  select json_build_object('id', a.id, 'name', a.member_name, 'avatar_url', a.avatar_url,
    'slug', case when a.is_published then a.slug end)
  from profiles a where a.id = ${id})`;

export const CIRCLE = {
  name: 'circle',
  text: 'select id from forum_circles where slug = $1',
};

/** `$1` is the circle, `$2` the reader, who moderates none, and `$3` the number of topics. */
export const TOPICS = {
  name: 'topics',
  text: `
    with page as materialized (
      select t.id from forum_topics t where t.circle_id = $1 and (not t.is_hidden or t.author_id = $2::uuid)
      order by t.is_pinned desc, t.last_activity_at desc, t.id desc limit $3
    )
    select t.id, o.title, ${AUTHOR('t.author_id')} as author, t.created_at, t.last_activity_at, t.replies_count,
      t.views, t.is_pinned, t.is_locked, t.is_hidden, t.answer_id is not null as is_answered,
      coalesce(t.last_activity_at > greatest(r.read_at, v.previous_at), false) as is_new
    from page
    join forum_topics t on t.id = page.id
    join forum_posts o on o.id = t.id
    left join forum_reads r on r.topic_id = t.id and r.member_id = $2
    left join forum_visits v on v.circle_id = t.circle_id and v.member_id = $2
    order by t.is_pinned desc, t.last_activity_at desc, t.id desc`,
};

const POSTS_QUERY = (parameter: string) => `to_tsquery('simple', immutable_unaccent(${parameter}))`;

export const POST_HITS = {
  name: 'post-hits',
  text: `
    with hit as materialized (
      select p.id from forum_posts p where p.circle_id = $1 and p.search_document @@ ${POSTS_QUERY('$2')} limit $3
    )
    select id from hit`,
};

/** `$4` is the search, `$5` and `$6` are options of the marked title and text, `$7` is the pattern of Markdown's signs. */
const postsPage = (name: string, isHit: string) => ({
  name: `posts-${name}`,
  text: `
    with page as materialized (
      select p.id from forum_posts p where p.circle_id = $1 and ${isHit}
        and (p.is_shown or p.author_id = $2::uuid and exists (
          select from forum_topics own where own.id = p.topic_id and (not own.is_hidden or own.author_id = $2::uuid)))
      order by p.created_at desc, p.id desc limit $3
    )
    select p.id, p.topic_id, p.created_at, ${AUTHOR('p.author_id')} as author,
      ts_headline('simple', o.title, ${POSTS_QUERY('$4')}, $5) as title,
      ts_headline('simple', regexp_replace(p.body, $7, ' ', 'g'), ${POSTS_QUERY('$4')}, $6) as excerpt
    from page
    join forum_posts p on p.id = page.id
    join forum_posts o on o.id = p.topic_id
    order by p.created_at desc, p.id desc`,
});

export const POSTS_OF_IDS = postsPage('of-ids', 'p.id = any($8::uuid[])');
export const POSTS_MET = postsPage('met', `(p.search_document @@ ${POSTS_QUERY('$4')}) is true`);

export const FIND_TARGET = {
  name: 'find-target',
  text: `select p.id, p.full_name, p.organization_name, p.is_page_public, a.email, d.mails_requests, (
      select count(*)::int from collaboration_requests r where r.sender_profile_id = $3 and r.target_profile_id = p.id
        and r.status = 'withdrawn' and r.created_at > $4) as withdrawn
    from profiles p join accounts a on a.id = p.id join profile_details d on d.id = p.id
    where p.id = $1 and p.is_published = $2`,
};
export const FIND_SENDER = {
  name: 'find-sender',
  text: `select p.id, p.full_name, p.organization_name, a.email
    from profiles p join accounts a on a.id = p.id where p.id = $1`,
};
export const INSERT_REQUEST = {
  name: 'insert-request',
  text: `insert into collaboration_requests (target_profile_id, collaboration_objective, sdg_focus_areas,
      geographic_scope, timeframe, budget_band, id, sender_profile_id, target_profile_name, status)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
export const FIND_SENT_REQUEST = {
  name: 'find-sent-request',
  text: `select r.*, p.id as profile_id, p.full_name as profile_full_name,
      p.organization_name as profile_organization_name, p.organization_type as profile_organization_type,
      coalesce(p.headquarters_location, p.location) as profile_location
    from collaboration_requests r left join profiles p on p.id = r.target_profile_id
    where r.id = $1 order by r.created_at desc, r.id desc limit $2`,
};

/** pg-boss's statement for one job of the queue `mail`. */
export const INSERT_JOB = {
  name: 'insert-job',
  text: `
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($1::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    RETURNING id`,
};
