import { Anchor } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { AnsweredRefusal } from '#features/activity/decisions/answered-refusal.tsx';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { DecisionForm } from './decision-form.tsx';
import classes from './moderation.page.module.css';
import type { QueueItem } from './moderation-queue.contract.ts';
import { KIND_WORDS } from './moderation-words.data.ts';

interface ModerationItemProps {
  item: QueueItem;
  /** Its name in the address. */
  name: string;
  isOpen: boolean;
  /** The address that opens or closes it. */
  href: string;
  onDecided: (item: QueueItem) => void;
}

/** A row of the queue; open, it has the words, the answer of the author and the decision. */
export function ModerationItem({ item, name, isOpen, href, onDecided }: ModerationItemProps) {
  const { kind, title, text, author_name, since, path, answer } = item;
  const navigate = useNavigate();
  return (
    <article className={classes.item} aria-label={title}>
      <h3 className={classes.title}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          data-item={name}
          onClick={() => navigate(href, { replace: true, preventScrollReset: true })}
        >
          {title}
          <IconChevronDown className={classes.chevron} size={18} stroke={1.5} aria-hidden />
        </button>
      </h3>
      <p className={classes.facts}>
        <StateBadge tone="neutral">{KIND_WORDS[kind].label}</StateBadge>
        {answer && <StateBadge tone="attention">Answered</StateBadge>}
        <span>
          {author_name} · Waits since {formatInstant(since)}, {formatTime(since)}
        </span>
      </p>
      {isOpen && (
        <div className={classes.body}>
          {text && <p className={classes.words}>{text}</p>}
          {path && (
            <Anchor component={Link} to={path} target="_blank" inherit>
              Read all of it
            </Anchor>
          )}
          {answer && <AnsweredRefusal answer={answer} author={author_name} />}
          <DecisionForm key={name} item={item} onDecided={() => onDecided(item)} />
        </div>
      )}
    </article>
  );
}
