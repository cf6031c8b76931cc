import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import type { Pagination } from '#platform/contract/paging.ts';
import classes from './pager.module.css';

const ALL_PAGES_MAX = 5;

type PagerItem = number | 'gap-before' | 'gap-after';

/**
 * Returns the pager's items (spec part 2, section 9): every page up to five; beyond that the first and the last page,
 * and between them the first four, the last four, or the current page with its neighbours.
 */
export function pagerItems(page: number, totalPages: number): PagerItem[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (totalPages <= ALL_PAGES_MAX) return range(1, totalPages);
  if (page <= 3) return [...range(1, 4), 'gap-after', totalPages];
  if (page >= totalPages - 2) return [1, 'gap-before', ...range(totalPages - 3, totalPages)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', totalPages];
}

/** `Showing 11 to 20 of 96 results`; `totalText` stands for the total where that was not counted to the end. */
export function pagerText({ page, pageSize, total }: Pagination, totalText = formatCount(total)): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `Showing ${formatCount(first)} to ${formatCount(last)} of ${totalText} results`;
}

interface PagerProps {
  pagination: Pagination;
  /** Stands for the total where that was not counted to the end. */
  totalText?: string;
  /** The address of a page of this list. */
  hrefOf: (page: number) => string;
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pager({ pagination, totalText, hrefOf }: PagerProps) {
  const { page, totalPages } = pagination;
  if (totalPages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <p className={classes.text}>{pagerText(pagination, totalText)}</p>
      <div className={classes.links}>
        <Step label="Previous" to={page > 1 ? hrefOf(page - 1) : null} side="before" />
        <ol className={classes.pages}>
          {pagerItems(page, totalPages).map((item) => (
            <li key={item}>
              {typeof item === 'number' ? (
                <Link
                  className={classes.page}
                  to={hrefOf(item)}
                  preventScrollReset
                  aria-label={`Page ${item}`}
                  aria-current={item === page ? 'page' : undefined}
                >
                  {formatCount(item)}
                </Link>
              ) : (
                <span className={classes.gap}>…</span>
              )}
            </li>
          ))}
        </ol>
        <Step label="Next" to={page < totalPages ? hrefOf(page + 1) : null} side="after" />
      </div>
    </nav>
  );
}

interface StepProps {
  label: string;
  to: string | null;
  side: 'before' | 'after';
}

function Step({ label, to, side }: StepProps) {
  const content = (
    <>
      {side === 'before' && <IconChevronLeft size={18} stroke={1.5} aria-hidden />}
      {label}
      {side === 'after' && <IconChevronRight size={18} stroke={1.5} aria-hidden />}
    </>
  );
  if (to === null) {
    return (
      <span className={classes.step} data-disabled aria-hidden>
        {content}
      </span>
    );
  }
  return (
    <Link className={classes.step} to={to} preventScrollReset>
      {content}
    </Link>
  );
}
