import { Anchor, Button, Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { AnsweredRefusal } from '#features/activity/decisions/answered-refusal.tsx';
import { ResourceKind } from '#features/learn/resources/resource-kind.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { LongText } from '#platform/web/fields/long-text.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import type { WaitingResource as Waiting } from './resource-review.contract.ts';
import classes from './waiting-resource.module.css';

interface WaitingResourceProps {
  resource: Waiting;
  isPublishing: boolean;
  onPublish: (isVerified: boolean) => void;
  onRefuse: (status: 'returned' | 'declined') => void;
}

/** A resource, or a new version of one, with the decisions that an admin can take. */
export function WaitingResource({ resource, isPublishing, onPublish, onRefuse }: WaitingResourceProps) {
  const headingId = useId();
  const [isVerified, setVerified] = useState(resource.is_verified);
  const {
    id,
    title,
    status,
    description,
    author_name,
    organization,
    email,
    waiting_since,
    content_url,
    answer,
  } = resource;
  const newest = resource.versions[0];
  const isVersion = status === 'published';
  return (
    <article className={classes.resource} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.title}>
        {title}
      </h3>
      {isVersion && (
        <StateBadge tone="attention">Version {newest?.number} of a published resource</StateBadge>
      )}
      <ResourceKind resource={resource} />
      <p className={classes.facts}>
        {author_name}, {organization} · {email} · Sent on {formatInstant(waiting_since)}
      </p>
      <LongText text={isVersion && newest?.note ? newest.note : description} />
      <TagList tags={[...resource.tags, ...resource.sdg_goals]} label="Tags and goals" />
      {content_url && <WebLink url={content_url} />}
      <p className={classes.facts}>
        File: {newest?.file_name}.{' '}
        <Anchor component={Link} to={`/learn/resources/${id}`} inherit>
          Open its page to read it
        </Anchor>
      </p>
      {answer && <AnsweredRefusal answer={answer} author={author_name} />}
      <Checkbox
        label="Verified: I have checked the content, too"
        checked={isVerified}
        onChange={(event) => setVerified(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        <Button onClick={() => onPublish(isVerified)} loading={isPublishing}>
          Publish
        </Button>
        <Button variant="default" onClick={() => onRefuse('returned')} disabled={isPublishing}>
          Return with a remark
        </Button>
        <Button variant="default" onClick={() => onRefuse('declined')} disabled={isPublishing}>
          Decline
        </Button>
      </div>
    </article>
  );
}
