import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCommentCounts } from '#features/collaborations/comments/comments.api.ts';
import { MilestoneItem } from '#features/collaborations/milestones/milestone-item.tsx';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import classes from './workspace-timeline.module.css';

const PAGE_SIZE = 25;
/** Parameter of the address that holds the page. */
const PAGE = 'page';

interface MilestoneListProps {
  /** By due date, those without a date last. */
  milestones: Milestone[];
  item: Omit<ComponentProps<typeof MilestoneItem>, 'milestone' | 'comments'>;
}

const pageOf = (at: number) => Math.floor(Math.max(0, at) / PAGE_SIZE) + 1;

/** The milestones, a page at a time. The list opens at the linked milestone, or at the first that is not completed. */
export function MilestoneList({ milestones, item }: MilestoneListProps) {
  const [params] = useSearchParams();
  const linked = params.get('milestone');
  const list = useRef<HTMLOListElement>(null);
  const totalPages = Math.max(1, pageOf(milestones.length - 1));
  const asked = Number(params.get(PAGE));
  // It stays there when the milestone is completed.
  const [first] = useState(() => pageOf(milestones.findIndex(({ status }) => status !== 'completed')));
  const start = linked ? pageOf(milestones.findIndex(({ id }) => id === linked)) : first;
  const page = Math.min(Number.isInteger(asked) && asked >= 1 ? asked : start, totalPages);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    list.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params);
    next.delete('milestone');
    next.set(PAGE, String(to));
    return `?${next}`;
  };
  const shown = milestones.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const comments = useCommentCounts(
    item.collaborationId,
    shown.map(({ id }) => id),
  );
  const pagination = { page, pageSize: PAGE_SIZE, total: milestones.length, totalPages };
  return (
    <>
      <ol ref={list} className={classes.timeline} start={(page - 1) * PAGE_SIZE + 1}>
        {shown.map((milestone) => (
          <MilestoneItem
            key={milestone.id}
            milestone={milestone}
            comments={comments.get(milestone.id)}
            {...item}
          />
        ))}
      </ol>
      <Pager pagination={pagination} hrefOf={hrefOf} />
    </>
  );
}
