import { Readable } from 'node:stream';
import { exportName } from '#features/collaborations/exports/export-name.rules.ts';
import type { GrantCondition } from '#features/funds/grants/grants.contract.ts';
import { getGrant } from '#features/funds/grants/grants.service.ts';
import { CONDITION_KIND_WORDS } from '#features/funds/grants/terms.rules.ts';
import { type GrantOfCaller, notPossible, readGrant } from '#features/funds/parties/standing.service.ts';
import { METHOD_WORDS } from '#features/funds/releases/release-moves.rules.ts';
import { getRelease } from '#features/funds/releases/releases.service.ts';
import type { Utilisation } from '#features/funds/utilisations/utilisations.contract.ts';
import { getUtilisation } from '#features/funds/utilisations/utilisations.service.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import type { drawGfr12a } from './gfr-drawing.service.ts';
import type { drawMou } from './mou-drawing.service.ts';
import * as facts from './paper-facts.repository.ts';
import type { StatementFormat } from './paper-files.contract.ts';
import type { drawReceipt, drawStatement, PaperGrant, StatementPaper } from './statement-drawing.service.ts';
import type { writeStatement } from './statement-tables.service.ts';

const STATEMENTS = new URL('./statement-drawing.service.ts', import.meta.url);
const renderReceipt = renderer<typeof drawReceipt>(STATEMENTS, 'drawReceipt');
const renderStatement = renderer<typeof drawStatement>(STATEMENTS, 'drawStatement');
const renderTables = renderer<typeof writeStatement>(
  new URL('./statement-tables.service.ts', import.meta.url),
  'writeStatement',
);
const renderGfr = renderer<typeof drawGfr12a>(
  new URL('./gfr-drawing.service.ts', import.meta.url),
  'drawGfr12a',
);
const renderMou = renderer<typeof drawMou>(new URL('./mou-drawing.service.ts', import.meta.url), 'drawMou');

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What crosses to the thread of the server: plain data. */
export const urlOf = ({ publicUrl }: Pick<Context, 'publicUrl'>) => ({ publicUrl });

/** A rendered paper as a file to send. */
export const paperFile = (bytes: Buffer, name: string, kind: keyof typeof MEDIA_TYPES): FileToSend => ({
  content: Readable.from([bytes]),
  mediaType: MEDIA_TYPES[kind],
  byteSize: bytes.length,
  name: `${name}.${kind}`,
});

type GrantFacts = Pick<
  GrantOfCaller,
  'title' | 'schedule_vii_item' | 'funder_id' | 'funder_name' | 'agency_id' | 'agency_name'
>;

/** Gathers what a paper says of a grant and its two sides. */
export async function paperGrantOf(ctx: Pick<Context, 'db'>, grant: GrantFacts): Promise<PaperGrant> {
  const [funder, agency] = await Promise.all([
    facts.findPartyFacts(ctx.db, grant.funder_id),
    facts.findPartyFacts(ctx.db, grant.agency_id),
  ]);
  const { title, funder_name, agency_name } = grant;
  return {
    title,
    schedule_vii: scheduleViiText(grant.schedule_vii_item),
    funder_name,
    agency_name,
    funder,
    agency,
  };
}

/**
 * Draws the receipt of a confirmed payment.
 * @throws AppError RELEASE_NOT_FOUND; MOVE_NOT_POSSIBLE before it is confirmed; TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function downloadReceipt(ctx: MemberContext, id: string): Promise<FileToSend> {
  const release = await getRelease(ctx, id);
  if (!release.receipt) throw notPossible('payment', release.state);
  const grant = await readGrant(ctx, release.grant_id);
  const bytes = await renderReceipt(ctx.actor.accountId, urlOf(ctx), {
    grant: await paperGrantOf(ctx, grant),
    receipt: release.receipt,
    method: METHOD_WORDS[release.method],
    release: { ...release, ...release.account },
  });
  return paperFile(bytes, `Receipt ${release.receipt.replace('/', '-')}`, 'pdf');
}

function stateOf({ state, acceptances }: Utilisation): string {
  if (state !== 'accepted') return state === 'sent' ? 'Sent to the company' : `${state}, not sent`;
  const by = acceptances.map(({ part, by_name }) => (by_name ? `${part} (${by_name})` : part));
  return `Accepted by the company: ${by.join(' and ')}`;
}

/** Gathers all that a statement on paper says. */
async function statementPaperOf(
  ctx: MemberContext,
  grant: GrantOfCaller,
  statement: Utilisation,
): Promise<StatementPaper> {
  const { number, from, to, content, code } = statement;
  const isOpen = statement.state === 'draft' || statement.state === 'returned';
  const [paperGrant, receipts, expenses] = await Promise.all([
    paperGrantOf(ctx, grant),
    facts.findReceipts(ctx.db, grant.id, { from, to }),
    facts.findStatementExpenses(ctx.db, { ...statement, withOpen: isOpen }),
  ]);
  return {
    grant: paperGrant,
    number,
    from,
    to,
    state: stateOf(statement),
    dated: statement.updated_at,
    content,
    receipts,
    expenses,
    code,
  };
}

/**
 * Writes a statement as PDF or XLSX.
 * @throws AppError UTILISATION_NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function downloadStatement(
  ctx: MemberContext,
  id: string,
  format: StatementFormat,
): Promise<FileToSend> {
  const statement = await getUtilisation(ctx, id);
  const grant = await readGrant(ctx, statement.grant_id);
  const paper = await statementPaperOf(ctx, grant, statement);
  const render = format === 'pdf' ? renderStatement : renderTables;
  const bytes = await render(ctx.actor.accountId, urlOf(ctx), paper);
  return paperFile(bytes, exportName(grant.title, `statement ${statement.number}`, statement.to), format);
}

/**
 * Draws the certificate GFR 12-A of a financial year, from the entries.
 * @throws AppError GRANT_NOT_FOUND, NO_GOVERNMENT_MONEY, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function downloadGfr12a(
  ctx: MemberContext,
  id: string,
  financial_year: string,
): Promise<FileToSend> {
  const grant = await readGrant(ctx, id);
  if (!grant.has_government_money) throw new AppError('NO_GOVERNMENT_MONEY');
  const first = Number(financial_year.slice(0, 4));
  const [paperGrant, sums, receipts] = await Promise.all([
    paperGrantOf(ctx, grant),
    facts.sumYear(ctx.db, id, financial_year),
    facts.findReceipts(ctx.db, id, { from: `${first}-04-01`, to: `${first + 1}-03-31` }),
  ]);
  const sum = (when: 'before' | 'within', kind: string, headKind?: string[]) =>
    sums
      .filter((one) => one.kind === kind && (!headKind || headKind.includes(one.head_kind ?? '')))
      .reduce((all, one) => all + one[when], 0);
  const bytes = await renderGfr(ctx.actor.accountId, urlOf(ctx), {
    grant: { ...paperGrant, is_ongoing: grant.is_ongoing },
    financial_year,
    today: dayInIndia(ctx.now),
    opening:
      sum('before', 'received') +
      sum('before', 'interest') -
      sum('before', 'refunded') -
      sum('before', 'utilised'),
    interest: sum('within', 'interest'),
    paid_back: sum('within', 'refunded'),
    received: sum('within', 'received'),
    receipts,
    used: {
      general: sum('within', 'utilised', ['programme', 'monitoring', 'administration']),
      salary: sum('within', 'utilised', ['people']),
      capital: sum('within', 'utilised', ['capital']),
    },
  });
  return paperFile(bytes, exportName(grant.title, 'GFR 12-A', financial_year), 'pdf');
}

/** What a condition asks for, in words. */
function asksFor({ kind, percent, text, on, from, to }: Omit<GrantCondition, 'is_met' | 'words'>): string {
  if (kind === 'manual' && text) return text;
  if (kind === 'utilisation_pct') return `${percent} % of the money received is used, and accepted`;
  if (kind === 'date' && on) return `Not before ${formatDay(on)}`;
  const period = from && to ? `, for ${formatDay(from)} to ${formatDay(to)}` : '';
  return CONDITION_KIND_WORDS[kind] + period;
}

/**
 * Drafts a memorandum from the newest version of a grant.
 * @throws AppError GRANT_NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export async function downloadMou(ctx: MemberContext, id: string): Promise<FileToSend> {
  const [row, grant] = await Promise.all([readGrant(ctx, id), getGrant(ctx, id)]);
  const today = dayInIndia(ctx.now);
  const [paperGrant, account] = await Promise.all([
    paperGrantOf(ctx, row),
    facts.findAccount(ctx.db, row.agency_id, row.money),
  ]);
  const terms = grant.proposed ?? grant;
  const words = new Map(grant.tranches.map((one) => [one.id, one.conditions.map(asksFor)]));
  const bytes = await renderMou(ctx.actor.accountId, urlOf(ctx), {
    grant: paperGrant,
    version: grant.version,
    terms: {
      title: terms.title,
      schedule_vii_item: terms.schedule_vii_item,
      is_ongoing: terms.is_ongoing,
      money: terms.money,
      pay_by_days: terms.pay_by_days,
      years: terms.years,
      heads: terms.heads,
      tranches: terms.tranches.map((one) => ({ ...one, conditions: [] })),
    },
    conditions: terms.tranches.map((one) => words.get(one.id) ?? one.conditions.map(asksFor)),
    account,
    today,
  });
  return paperFile(bytes, exportName(grant.title, 'MoU', today), 'docx');
}
