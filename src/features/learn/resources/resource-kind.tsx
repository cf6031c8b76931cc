import { formatBytes } from '#platform/contract/files.ts';
import classes from './resource-card.module.css';
import { RESOURCE_TYPE_LABELS } from './resource-choices.data.ts';
import type { ResourceCard } from './resources.contract.ts';

/** Category, type, format and size, audience and language in one line. */
export function ResourceKind({ resource }: { resource: ResourceCard }) {
  const { category, type, format, byte_size, audience, language } = resource;
  return (
    <p className={classes.facts}>
      <strong>{category}</strong> · {RESOURCE_TYPE_LABELS[type]}, {format.toUpperCase()}{' '}
      {formatBytes(byte_size)} · {audience} · {language}
    </p>
  );
}
