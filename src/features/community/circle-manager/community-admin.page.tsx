import { Button, Group } from '@mantine/core';
import { IconFlag, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useReportedPosts } from '#features/community/moderation/moderation.api.ts';
import { ReportedPostCard } from '#features/community/moderation/reported-post-card.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { CircleDialog } from './circle-dialog.tsx';
import classes from './community-admin.page.module.css';
import { useManagedCircles, useUpdateCircle } from './managed-circles.api.ts';
import type { ManagedCircle } from './managed-circles.contract.ts';

/** /admin/community: reports to decide, and the circles. */
export function CommunityAdminPage() {
  return (
    <PageBody width="reading">
      <PageHeading title="Community">
        Decide what members report, and choose the circles with their moderators and group links.
      </PageHeading>
      <Reports />
      <Circles />
    </PageBody>
  );
}

function Reports() {
  const [params] = useSearchParams();
  const reports = useReportedPosts(pageOf(params));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ReviewList
      what="reports"
      query={reports}
      items={reports.data?.records}
      heading="Reported posts"
      headingRef={heading}
      height={180}
      empty={{
        title: 'No reports are waiting',
        text: 'Posts that members report appear here.',
        icon: <IconFlag size={24} stroke={1.5} aria-hidden />,
      }}
      footer={
        reports.data && <Pager pagination={reports.data.pagination} hrefOf={(page) => `?page=${page}`} />
      }
    >
      {(post) => <ReportedPostCard post={post} onDecided={() => heading.current?.focus()} />}
    </ReviewList>
  );
}

function Circles() {
  const circles = useManagedCircles();
  const dialog = useSubjectDialog<ManagedCircle | null>();
  return (
    <div className={classes.circles}>
      <ReviewList
        what="circles"
        query={circles}
        items={circles.data}
        heading="Circles"
        height={120}
        empty={{ title: 'No circles', text: 'Add the first one.' }}
        footer={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => dialog.open(null)}
          >
            Add a circle
          </Button>
        }
      >
        {(circle) => <CircleRow circle={circle} onEdit={() => dialog.open(circle)} />}
      </ReviewList>
      {dialog.opening > 0 && (
        <CircleDialog
          key={dialog.opening}
          circle={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

function CircleRow({ circle, onEdit }: { circle: ManagedCircle; onEdit: () => void }) {
  const { id, slug, name, description, group_url, is_archived, topics_count, moderators } = circle;
  const update = useUpdateCircle();
  const archive = () =>
    update.mutate(
      { id, body: { is_archived: !is_archived } },
      {
        onSuccess: () =>
          showToast({
            title: is_archived ? 'Circle is open again' : 'Circle archived',
            message: name,
            tone: 'success',
          }),
        onError: (error) =>
          showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
      },
    );
  return (
    <article className={classes.circle}>
      <h3 className={classes.name}>
        <Link to={`/community/${slug}`}>{name}</Link>{' '}
        {is_archived && <StateBadge tone="neutral">Archived</StateBadge>}
      </h3>
      <p className={classes.about}>{description}</p>
      <p className={classes.facts}>
        {topics_count} {topics_count === 1 ? 'topic' : 'topics'} ·{' '}
        {moderators.length > 0
          ? `Moderators: ${moderators.map((moderator) => moderator.name).join(', ')}`
          : 'No moderators besides admins'}
      </p>
      {group_url ? <WebLink url={group_url} /> : <p className={classes.facts}>No group link</p>}
      <Group gap="sm" mt="sm">
        <Button variant="default" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={archive}
          loading={update.isPending}
          aria-label={`${is_archived ? 'Open again' : 'Archive'}: ${name}`}
        >
          {is_archived ? 'Open again' : 'Archive'}
        </Button>
      </Group>
    </article>
  );
}
