import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { RefusalAnswer } from '#features/activity/decisions/refusal-answer.tsx';
import { ResourceCounts } from '#features/learn/resources/resource-counts.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './own-resources.module.css';
import type { OwnResource as Own } from './resource-upload.contract.ts';
import { addResourceVersion, removeResource, updateResource } from './resource-upload.contract.ts';

const STATES = {
  pending: { tone: 'attention', label: 'Waiting for review' },
  published: { tone: 'good', label: 'Published' },
  returned: { tone: 'attention', label: 'Needs a change' },
  declined: { tone: 'bad', label: 'Declined' },
} as const;

interface OwnResourceProps {
  resource: Own;
  onChange: () => void;
  onNewVersion: () => void;
  onRemove: () => void;
}

/** One of the member's resources: its state, and what can be done with it. */
export function OwnResource({ resource, onChange, onNewVersion, onRemove }: OwnResourceProps) {
  const { id, title, status, is_waiting, remark, created_at, byte_size, format } = resource;
  const { tone, label } = STATES[status];
  const may = useMayCall();
  return (
    <article className={classes.resource}>
      <h3 className={classes.title}>
        <Link to={`/learn/resources/${id}`}>{title}</Link>
      </h3>
      <p className={classes.state}>
        <StateBadge tone={tone}>{label}</StateBadge>
        {status === 'published' && is_waiting && (
          <StateBadge tone="attention">New version waits for review</StateBadge>
        )}
        <span className={classes.facts}>
          Sent on {formatInstant(created_at)} · {format.toUpperCase()} {formatBytes(byte_size)}
        </span>
      </p>
      {status === 'published' && <ResourceCounts resource={resource} />}
      {remark && <p className={classes.remark}>Remark of an admin: {remark}</p>}
      {status === 'declined' && <RefusalAnswer id={id} title={title} kind="resource" />}
      <div className={classes.actions}>
        {may(updateResource) && (status === 'pending' || status === 'returned') && (
          <Button variant="default" size="sm" onClick={onChange} aria-label={`Change ${title}`}>
            {status === 'returned' ? 'Change and submit again' : 'Change'}
          </Button>
        )}
        {may(addResourceVersion) && status === 'published' && (
          <Button
            variant="default"
            size="sm"
            onClick={onNewVersion}
            aria-label={`Upload a new version of ${title}`}
          >
            Upload a new version
          </Button>
        )}
        {may(removeResource) && (
          <Button variant="subtle" size="sm" color="brick" onClick={onRemove} aria-label={`Delete ${title}`}>
            Delete
          </Button>
        )}
      </div>
    </article>
  );
}
