import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ResourceRatings } from '#features/learn/resource-ratings/resource-ratings.tsx';
import { ResourceCounts } from '#features/learn/resources/resource-counts.tsx';
import { ResourceKind } from '#features/learn/resources/resource-kind.tsx';
import {
  useDownloadResource,
  useResource,
  useResourceView,
} from '#features/learn/resources/resources.api.ts';
import type { Resource } from '#features/learn/resources/resources.contract.ts';
import { VerifiedBadge } from '#features/learn/resources/verified-badge.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { ServersHead } from '#platform/web/frame/servers-head.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './resource.page.module.css';
import { ResourcePreview } from './resource-preview.tsx';
import { ResourceVersions } from './resource-versions.tsx';

interface ResourcePageProps {
  /** For an unknown address, and for what the reader may not see. */
  notFound: ReactNode;
  /** Shows the actions that an admin may take on a published resource. */
  renderAdminActions: (resource: Resource) => ReactNode;
}

/** The page /learn/resources/{id}. */
export function ResourcePage({ notFound, renderAdminActions }: ResourcePageProps) {
  const { id = '' } = useParams();
  const resource = useResource(id);
  if (resource.error instanceof CallFailure && [400, 404].includes(resource.error.status)) {
    return (
      <>
        <title>Page Not Found · Dayitva</title>
        <meta name="robots" content="noindex" />
        {notFound}
      </>
    );
  }
  return (
    <PageBody>
      <ServersHead key={id} />
      <title>{resource.data ? `${resource.data.title} · Dayitva` : 'Dayitva'}</title>
      <p className={classes.back}>
        <Anchor component={Link} to="/learn?tab=resources" inherit>
          Resource library
        </Anchor>
      </p>
      {resource.isPending && (
        <Stack role="status" aria-label="Loading the resource">
          <Skeleton height={44} width="70%" />
          <Skeleton height={120} />
          <Skeleton height={300} />
        </Stack>
      )}
      {resource.data && <Shown key={id} resource={resource.data} renderAdminActions={renderAdminActions} />}
      {!resource.data && resource.error && (
        <ErrorState
          title="Failed to load this resource"
          error={resource.error}
          onRetry={resource.refetch}
          retrying={resource.isRefetching}
        />
      )}
    </PageBody>
  );
}

interface ShownProps extends Pick<ResourcePageProps, 'renderAdminActions'> {
  resource: Resource;
}

function Shown({ resource, renderAdminActions }: ShownProps) {
  useResourceView(resource);
  const { user } = useSession();
  const { id, title, description, versions, is_verified, status, content_url } = resource;
  const newest = versions.find(({ published_at }) => published_at) ?? versions[0];
  const download = useDownloadResource();
  const start = () =>
    newest &&
    download.mutate(
      { id, version: newest.number, name: newest.file_name },
      {
        onError: (error) =>
          showToast({
            title: 'Not downloaded',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <article>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <ResourceKind resource={resource} />
        <div className={classes.badges}>
          {is_verified && <VerifiedBadge />}
          {status !== 'published' && <StateBadge tone="attention">Not published</StateBadge>}
          {resource.is_waiting && <StateBadge tone="attention">Waiting for review</StateBadge>}
        </div>
        <ResourceCounts resource={resource} />
      </header>
      <div className={classes.body}>
        <div className={classes.main}>
          <p className={classes.description}>{description}</p>
          <div className={classes.actions}>
            {newest && (
              <Button
                leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
                loading={download.isPending}
                onClick={start}
              >
                Download, {formatBytes(newest.byte_size)}
              </Button>
            )}
            {content_url && (
              <Button
                component="a"
                variant="default"
                href={content_url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                rightSection={
                  <IconExternalLink size={18} stroke={1.5} role="img" aria-label="(opens in a new tab)" />
                }
              >
                Open
              </Button>
            )}
          </div>
          {user?.is_admin && status === 'published' && renderAdminActions(resource)}
          {newest && <ResourcePreview id={id} version={newest} />}
          <ResourceVersions id={id} versions={versions} />
          {status === 'published' && <ResourceRatings resource={resource} />}
        </div>
        <Details resource={resource} />
      </div>
    </article>
  );
}

function Details({ resource }: { resource: Resource }) {
  const { author_name, organization, published_at, updated_at, tags, sdg_goals, licence, sources } = resource;
  return (
    <aside className={classes.side} aria-label="Details">
      <FactList
        facts={[
          ['Author', author_name],
          ['Organization', organization],
          ['Published', published_at && formatInstant(published_at)],
          ['Updated', formatInstant(updated_at)],
          ['Licence', licence],
        ]}
      />
      {tags.length > 0 && (
        <div>
          <h2 className={classes.small}>Tags</h2>
          <TagList tags={tags} label="Tags" />
        </div>
      )}
      {sdg_goals.length > 0 && (
        <div>
          <h2 className={classes.small}>SDG goals</h2>
          <TagList tags={sdg_goals} label="SDG goals" />
        </div>
      )}
      {sources.length > 0 && (
        <div>
          <h2 className={classes.small}>Sources</h2>
          <ul className={classes.sources}>
            {sources.map(({ title, url }) => (
              <li key={title}>{url ? <WebLink url={url}>{title}</WebLink> : title}</li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
