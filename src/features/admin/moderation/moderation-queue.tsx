import { IconChecks } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { SubjectKind } from '#features/activity/decisions/decisions.contract.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { ModerationItem } from './moderation-item.tsx';
import { useModerationQueue } from './moderation-queue.api.ts';
import type { QueueItem } from './moderation-queue.contract.ts';

interface ModerationQueueProps {
  kind: SubjectKind | undefined;
  answered: boolean;
  page: number;
  /** `kind:id` of the open item. */
  item: string | null;
  /** The address of this list with a change. */
  hrefOf: (change: Record<string, string>) => string;
}

const keyOf = ({ kind, id }: QueueItem) => `${kind}:${id}`;

/** The list of what waits; one item is open, with its decision. After a decision the next one opens. */
export function ModerationQueue({ kind, answered, page, item, hrefOf }: ModerationQueueProps) {
  const queue = useModerationQueue({ kind, answered, page });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Set by a decision, until the focus has moved. */
  const isDecided = useRef(false);
  const records = queue.data?.records;

  useEffect(() => {
    if (!isDecided.current) return;
    const next = item && document.querySelector<HTMLElement>(`[data-item="${item}"]`);
    (next || heading.current)?.focus();
    isDecided.current = false;
  }, [item]);

  const openNext = (decided: QueueItem) => {
    const place = records?.findIndex((one) => keyOf(one) === keyOf(decided)) ?? -1;
    const next = records?.[place + 1] ?? records?.[place - 1];
    isDecided.current = true;
    void navigate(hrefOf(next ? { item: keyOf(next) } : {}), { replace: true, preventScrollReset: true });
  };
  return (
    <ReviewList
      what="queue"
      query={queue}
      items={records?.map((record) => ({ ...record, recordId: record.id, id: keyOf(record) }))}
      heading="Waiting for a decision"
      headingRef={heading}
      look="rows"
      height={76}
      empty={{
        title: kind || answered ? 'Nothing waits with these filters' : 'Nothing waits for a decision',
        text: 'What members send or report appears here.',
        icon: <IconChecks size={24} stroke={1.5} aria-hidden />,
      }}
      footer={
        queue.data && (
          <Pager pagination={queue.data.pagination} hrefOf={(next) => hrefOf({ page: String(next) })} />
        )
      }
    >
      {({ recordId, id, ...record }) => (
        <ModerationItem
          item={{ ...record, id: recordId }}
          name={id}
          isOpen={item === id}
          href={item === id ? hrefOf({}) : hrefOf({ item: id })}
          onDecided={openNext}
        />
      )}
    </ReviewList>
  );
}
