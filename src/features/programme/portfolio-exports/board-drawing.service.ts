import { plain } from '#features/collaborations/exports/collaboration-drawing.service.ts';
import type {
  ProgrammeFigures,
  ProgrammeFilters,
  ProgrammeRow,
} from '#features/programme/portfolio/portfolio.contract.ts';
import { filterWords } from '#features/programme/portfolio/portfolio-words.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { shorten } from '#platform/contract/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { makePdf, type Pdf } from '#platform/server/pdf/pdf.ts';
import { bars } from '#platform/server/pdf/pdf-charts.ts';
import { table } from '#platform/server/pdf/pdf-table.ts';
import { heading, paragraph } from '#platform/server/pdf/pdf-text.ts';

interface Board {
  /** Of the organisation. */
  name: string;
  filters: ProgrammeFilters;
  /** Late ones first. */
  rows: ProgrammeRow[];
  figures: ProgrammeFigures;
}

/** What two pages have room for. */
const BARS_MAX = 5;
const LATE_MAX = 6;
const LARGEST_MAX = 8;
const TITLE_MAX = 55;
const NAMES_MAX = 36;
const ORGANISATION_MAX = 60;

const NONE = '–';
const money = (rupees: number | null) => (rupees === null ? NONE : formatRupees(rupees));
const dayText = (day: string | null | undefined) => (day ? formatDay(day) : NONE);
const cut = (text: string, max: number) => shorten(plain(text), max);

/** Draws two pages for a board: figures and charts, then what is late and the largest projects. Call it in a thread (`renderer`). */
export function drawBoardReport(ctx: Pick<Context, 'now'>, board: Board): Promise<Buffer> {
  const today = dayInIndia(ctx.now);
  const title = `Programme of ${cut(board.name, ORGANISATION_MAX)}`;
  const details = {
    title,
    author: 'Dayitva',
    subject: `As it is on ${formatDay(today)}`,
    date: ctx.now,
    foot: `Dayitva · Board report · ${formatDay(today)}`,
  };
  return makePdf(details, (pdf) => {
    heading(pdf, 1, title);
    const about = cut(filterWords(board.filters).join(', ') || 'all current projects', 140);
    paragraph(pdf, `As it is on ${formatDay(today)}: ${about}.`, { size: 10.5, isSoft: true, after: 10 });
    drawFigures(pdf, board.figures);
    drawMoney(pdf, board.figures);
    drawShares(pdf, 'Budget by item of Schedule VII, of projects with a grant', board.figures.by_item);
    drawShares(pdf, 'Budget by state', board.figures.by_place);
    drawShares(pdf, 'Budget by partner', board.figures.by_partner);
    pdf.doc.addPage();
    drawLate(pdf, board.rows);
    drawLargest(pdf, board.rows);
  });
}

function drawFigures(pdf: Pdf, one: ProgrammeFigures): void {
  const count = (status: string) => one.by_status.find(({ name }) => name === status)?.collaborations ?? 0;
  const facts: [string, string][] = [
    [
      'Projects',
      `${formatCount(one.collaborations)}: ${count('active')} active, ${count('planning') + count('pending')} to begin, ${count('completed')} completed, ${count('cancelled')} cancelled`,
    ],
    ['Partners', formatCount(one.partners)],
    [
      'Budget',
      `${formatRupees(one.budget)}${one.without_budget ? `; ${formatCount(one.without_budget)} without one` : ''}`,
    ],
    ['Agreed in grants', formatRupees(one.agreed)],
    ['Released / used', `${formatRupees(one.released)} / ${formatRupees(one.used)}`],
    [
      'Milestones',
      `${formatCount(one.completed_milestones)} of ${formatCount(one.milestones)} completed, ${formatCount(one.late_milestones)} late in ${formatCount(one.late)} projects`,
    ],
    ['Progress reports overdue', formatCount(one.reports_due)],
  ];
  table(pdf, {
    caption: 'At a glance',
    columns: [
      { title: 'Figure', share: 1 },
      { title: 'Value', share: 3 },
    ],
    rows: facts,
  });
}

function drawMoney(pdf: Pdf, { agreed, released, used }: ProgrammeFigures): void {
  if (agreed === 0) return;
  drawBars(pdf, 'Money of grants', [
    { name: 'Agreed', value: agreed },
    { name: 'Released', value: released },
    { name: 'Used', value: used },
  ]);
}

function drawShares(pdf: Pdf, title: string, shares: ProgrammeFigures['by_place']): void {
  const known = shares.filter(({ budget }) => budget > 0);
  if (known.length === 0) return;
  const first = known.slice(0, BARS_MAX).map(({ name, budget }) => ({ name, value: budget }));
  drawBars(
    pdf,
    known.length > BARS_MAX ? `${title}: the first ${BARS_MAX} of ${known.length}` : title,
    first,
  );
}

/** Bars, whose figures a screen reader hears too. */
function drawBars(pdf: Pdf, title: string, rows: { name: string; value: number }[]): void {
  const labelled = rows.map((row) => ({ ...row, label: formatRupeesShort(row.value) }));
  bars(pdf, {
    kind: 'bars',
    title,
    alt: `${title}. ${labelled.map(({ name, label }) => `${name}: ${label}`).join('; ')}`,
    rows: labelled,
  });
}

function drawLate(pdf: Pdf, rows: readonly ProgrammeRow[]): void {
  const late = rows.filter(({ days_late }) => days_late > 0);
  heading(pdf, 2, 'What is late');
  if (late.length === 0) {
    paragraph(pdf, 'No milestone is late.');
    return;
  }
  table(pdf, {
    caption: firstOf('The oldest late milestone of each project', late.length, LATE_MAX),
    columns: [
      { title: 'Project', share: 3 },
      { title: 'Partner', share: 2 },
      { title: 'Milestone', share: 3 },
      { title: 'Due', share: 1.3 },
      { title: 'Days late', share: 0.9, isFigure: true },
    ],
    rows: late
      .slice(0, LATE_MAX)
      .map(({ title, partners, next_milestone, days_late }) => [
        cut(title, TITLE_MAX),
        cut(partners.join(', '), NAMES_MAX),
        cut(next_milestone?.title ?? NONE, TITLE_MAX),
        dayText(next_milestone?.due_date),
        formatCount(days_late),
      ]),
  });
}

const firstOf = (caption: string, all: number, max: number) =>
  all > max ? `${caption}: ${max} of ${formatCount(all)}` : caption;

function drawLargest(pdf: Pdf, rows: readonly ProgrammeRow[]): void {
  const running = rows.filter(({ status }) => status !== 'cancelled');
  heading(pdf, 2, 'The largest projects');
  if (running.length === 0) {
    paragraph(pdf, 'There are no projects.');
    return;
  }
  const largest = running.toSorted((one, other) => (other.budget ?? 0) - (one.budget ?? 0));
  table(pdf, {
    caption: firstOf('By budget', running.length, LARGEST_MAX),
    columns: [
      { title: 'Project', share: 3.4 },
      { title: 'Partner', share: 2.2 },
      { title: 'Status', share: 1.2 },
      { title: 'Milestones', share: 1.1, isFigure: true },
      { title: 'Budget', share: 1.6, isFigure: true },
      { title: 'Used', share: 1.6, isFigure: true },
    ],
    rows: largest
      .slice(0, LARGEST_MAX)
      .map((one) => [
        cut(one.title, TITLE_MAX),
        cut(one.partners.join(', '), NAMES_MAX),
        one.status,
        `${one.completed_milestones}/${one.milestones}`,
        money(one.budget),
        money(one.used),
      ]),
  });
}
