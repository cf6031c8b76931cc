import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { LongText } from '#platform/web/fields/long-text.tsx';
import classes from './record-card.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface RecordCardProps {
  title: string;
  /** Stands at the right of the title. */
  badge?: ReactNode;
  lead?: string;
  text: string | null;
  /** Money, dates and the like, in one quiet line. */
  facts: (string | null | undefined | false)[];
  children?: ReactNode;
  /** Further buttons, before those that change the record. */
  actions?: ReactNode;
  /** Left out for a member who only reads. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** A service or a project in the member's own list, with what can be done with it. */
export function RecordCard(props: RecordCardProps) {
  const { title, badge, lead, text, actions, onEdit, onRemove } = props;
  const headingId = useId();
  const facts = props.facts.filter(Boolean).join(' · ');
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.title}>
          {title}
        </h3>
        {badge}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {facts && <p className={classes.facts}>{facts}</p>}
      {text && <LongText text={text} />}
      {props.children}
      {(actions || onEdit || onRemove) && (
        <div className={classes.foot}>
          {actions}
          {onEdit && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPencil {...ICON} />}
              onClick={onEdit}
              aria-label={`Edit ${title}`}
            >
              Edit
            </Button>
          )}
          {onRemove && (
            <Button
              variant="subtle"
              color="brick"
              size="sm"
              leftSection={<IconTrash {...ICON} />}
              onClick={onRemove}
              aria-label={`Delete ${title}`}
            >
              Delete
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
