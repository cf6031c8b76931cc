import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import { ownerText } from '#features/collaborations/milestones/milestone.form.ts';
import { MilestoneMark } from '#features/collaborations/milestones/milestone-mark.tsx';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { type NearRows, useNearRows } from './near-rows.hook.ts';
import { layOut, type PlanLayout, type PlanRow, placeToOpen, ROW_HEIGHT } from './plan-layout.rules.ts';
import classes from './plan-picture.module.css';

/** Part of the picture that is left of where it opens. */
const OPENS_AT = 0.4;
/** Completed milestones that show above the first one that is not, when the picture opens. */
const ROWS_ABOVE = 2;

interface PlanPictureProps {
  /** By due date, those without a date last. */
  milestones: Milestone[];
  /** ISO day. */
  today: string;
  onOpen: (milestone: Milestone) => void;
}

/**
 * The plan as a picture: a bar for each milestone, from its begin to its due day, and lines to those that wait for it. All
 * names are there, so that the browser's search, screen readers and keys reach each; the rest is drawn near the view.
 */
export default function PlanPicture({ milestones, today, onOpen }: PlanPictureProps) {
  const layout = useMemo(() => layOut(milestones, today), [milestones, today]);
  const titles = useMemo(() => new Map(milestones.map(({ id, title }) => [id, title])), [milestones]);
  const box = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const linkedId = params.get('milestone');
  const named = milestones.findIndex(({ id }) => id === linkedId);
  /** The row at which the picture opens: the milestone that the address names, or the first that is not completed. */
  const [start] = useState(() =>
    named >= 0 ? named : milestones.findIndex(({ status }) => status !== 'completed'),
  );
  const topRow = Math.max(0, start - ROWS_ABOVE);
  const near = useNearRows(box, topRow);
  const linked = useLinkedRecord('milestone');
  const [current, setCurrent] = useState(milestones[start]?.id);
  const focusable = milestones.some(({ id }) => id === current) ? current : milestones[0]?.id;

  const [opensAt] = useState(() => placeToOpen(layout, { row: start, isLinked: named >= 0 }));
  useEffect(() => {
    if (box.current) box.current.scrollLeft = opensAt - box.current.clientWidth * OPENS_AT;
  }, [opensAt]);
  useEffect(() => {
    if (box.current) box.current.scrollTop = topRow * ROW_HEIGHT;
  }, [topRow]);

  const { rows } = layout;
  const move = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = buttons.findIndex((button) => button.contains(document.activeElement));
      const to = {
        ArrowDown: at + 1,
        ArrowRight: at + 1,
        ArrowUp: at - 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: buttons.length - 1,
      }[event.key];
      const button = to === undefined ? undefined : buttons[to];
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      if (!button || !box.current) return;
      button.focus({ preventScroll: true });
      // The bar of a far row is not drawn yet.
      const { bar } = rows[to] ?? {};
      const names = button.querySelector<HTMLElement>('[data-name]')?.offsetWidth ?? 0;
      if (bar) box.current.scrollLeft = bar.left + (bar.width + names - box.current.clientWidth) / 2;
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [rows],
  );

  return (
    <div className={classes.frame}>
      <p className={classes.hint}>
        <span className={classes.byKeyboard}>The arrow keys move between milestones, Enter opens one.</span>
        <span className={classes.byTouch}>Tap a milestone to open it.</span> The list says the same in words.
      </p>
      <div
        ref={box}
        className={classes.box}
        style={{ '--plan-width': `${layout.width}px`, '--plan-row': `${ROW_HEIGHT}px` } as CSSProperties}
      >
        <Months layout={layout} />
        <div className={classes.body}>
          <Drawing layout={layout} first={near.first} end={near.end} />
          <ol className={classes.rows} aria-label="Plan" onKeyDown={move}>
            {layout.rows.map((row, at) => (
              <Row
                key={row.milestone.id}
                row={row}
                words={wordsOf(row, titles, today)}
                state={isOverdue(row.milestone, today) ? 'overdue' : row.milestone.status}
                isNear={at >= near.first && at < near.end}
                isFocusable={row.milestone.id === focusable}
                onFocus={setCurrent}
                onOpen={onOpen}
                {...linked(row.milestone.id)}
              />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

function Months({ layout: { months, today } }: { layout: PlanLayout }) {
  return (
    <div className={classes.months} aria-hidden>
      <div className={classes.corner} />
      <div className={classes.scale}>
        {months.map(({ label, left, width }) => (
          <span key={label} className={classes.month} style={{ left, width }}>
            {label}
          </span>
        ))}
        <span className={classes.todayLabel} style={{ left: today }}>
          Today
        </span>
      </div>
    </div>
  );
}

/** What lies behind the bars: months, today, and the lines between milestones. Rows say the same in words. */
const Drawing = memo(function Drawing({ layout, first, end }: NearRows & { layout: PlanLayout }) {
  const { width, height, months, today, lines } = layout;
  const drawn = (conflicts: boolean) =>
    lines
      .filter(({ isConflict, rows: [from, to] }) => isConflict === conflicts && to >= first && from < end)
      .map(({ path }) => path)
      .join('');
  return (
    <svg className={classes.drawing} width={width} height={height} aria-hidden="true">
      <path className={classes.grid} d={months.map(({ left }) => `M${left + 0.5} 0V${height}`).join('')} />
      <path className={classes.line} d={drawn(false)} />
      <path className={classes.conflict} d={drawn(true)} />
      <path className={classes.today} d={`M${today} 0V${height}`} />
    </svg>
  );
});

const STATES = {
  pending: 'pending',
  active: 'active',
  completed: 'completed',
  overdue: 'overdue',
} as const;

function daysText({ from, milestone: { due_date } }: PlanRow): string {
  if (!from || !due_date) return 'No date';
  return from === due_date ? formatDay(due_date) : `${formatDay(from)} to ${formatDay(due_date)}`;
}

/** A row in words, for those who do not see the bar and the lines. */
function wordsOf(row: PlanRow, titles: ReadonlyMap<string, string>, today: string): string {
  const { milestone } = row;
  const { title, status, owner, depends_on } = milestone;
  const before = depends_on.flatMap((id) => titles.get(id) ?? []);
  return [
    title,
    daysText(row),
    STATES[isOverdue(milestone, today) ? 'overdue' : status],
    owner && `owner: ${ownerText(owner)}`,
    before.length > 0 && `depends on ${before.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

interface RowProps extends ReturnType<ReturnType<typeof useLinkedRecord>> {
  row: PlanRow;
  words: string;
  /** False far from the view: the row is its name then. */
  isNear: boolean;
  state: keyof typeof STATES;
  isFocusable: boolean;
  onFocus: (id: string) => void;
  onOpen: (milestone: Milestone) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { row, words, isNear, state, isFocusable, onFocus, onOpen, ...link } = props;
  const { milestone, bar } = row;
  return (
    <li className={classes.item}>
      <button
        type="button"
        {...link}
        data-row
        className={classes.row}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={words}
        onFocus={() => onFocus(milestone.id)}
        onClick={() => onOpen(milestone)}
      >
        <span data-name className={classes.name}>
          {isNear && <MilestoneMark state={state} />}
          <span className={classes.title}>{milestone.title}</span>
        </span>
        {isNear && (
          <span className={classes.track}>
            {bar ? (
              <span data-bar className={classes.bar} data-state={state} style={bar} />
            ) : (
              <span className={classes.none}>No date</span>
            )}
          </span>
        )}
      </button>
    </li>
  );
});
