import { IconHistory } from '@tabler/icons-react';
import type { SubjectKind } from '#features/activity/decisions/decisions.contract.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './moderation.page.module.css';
import { useModerationLog } from './moderation-queue.api.ts';
import { KIND_WORDS, OUTCOME_LABELS } from './moderation-words.data.ts';

const TONES = { accepted: 'good', returned: 'attention', refused: 'bad' } as const;

interface ModerationLogProps {
  kind: SubjectKind | undefined;
  page: number;
  hrefOf: (page: number) => string;
}

/** Decisions with who, when, what and why, newest first. */
export function ModerationLog({ kind, page, hrefOf }: ModerationLogProps) {
  const log = useModerationLog(kind, page);
  return (
    <ReviewList
      what="decisions"
      query={log}
      items={log.data?.records}
      heading="Decisions"
      look="rows"
      height={84}
      empty={{
        title: 'No decisions yet',
        text: 'A decision on what members sent appears here.',
        icon: <IconHistory size={24} stroke={1.5} aria-hidden />,
      }}
      footer={log.data && <Pager pagination={log.data.pagination} hrefOf={hrefOf} />}
    >
      {({ kind, title, decision, reason, decided_at, decided_by, author_name }) => (
        <article className={classes.item}>
          <h3 className={classes.title}>{title || 'Without a title'}</h3>
          <p className={classes.facts}>
            <StateBadge tone={TONES[decision]}>{OUTCOME_LABELS[decision]}</StateBadge>
            <StateBadge tone="neutral">{KIND_WORDS[kind].label}</StateBadge>
            <span>
              {decided_by ?? 'Not known'} · {formatInstant(decided_at)}, {formatTime(decided_at)}
              {author_name && ` · Author: ${author_name}`}
            </span>
          </p>
          {reason && <p className={classes.words}>{reason}</p>}
        </article>
      )}
    </ReviewList>
  );
}
