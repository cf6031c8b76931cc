import type { Scope } from '#features/accounts/access-tokens/access-tokens.data.ts';
import { updateCollaboration as updateCollaborationRoute } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { updateCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { createCollaboration as createCollaborationRoute } from '#features/collaborations/initiatives/initiatives.contract.ts';
import { createCollaboration } from '#features/collaborations/initiatives/initiatives.service.ts';
import { removeCollaboration as removeCollaborationRoute } from '#features/collaborations/removal/removal.contract.ts';
import { removeCollaboration } from '#features/collaborations/removal/removal.service.ts';
import { updateProfile as updateProfileRoute } from '#features/profiles/profile/profiles.contract.ts';
import { updateProfile } from '#features/profiles/profile/profiles.service.ts';
import * as projectRoutes from '#features/profiles/projects/projects.contract.ts';
import * as projects from '#features/profiles/projects/projects.service.ts';
import * as serviceRoutes from '#features/profiles/services/services.contract.ts';
import * as services from '#features/profiles/services/services.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { mayDo } from '#platform/contract/people/roles.ts';
import type { ParsedInput, Route } from '#platform/contract/route.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { limitTransaction } from '#platform/server/database/limit-transaction.ts';
import { requireScope } from '#platform/server/http/access.ts';
import type { CapCheck } from '#platform/server/http/caps.ts';
import { parsePart } from '#platform/server/http/validation.ts';
import type { Rows } from './query-gateway.contract.ts';
import type { WriteStatement } from './query-grammar.rules.ts';
import type { ReadPlan, RowTest } from './query-plan.rules.ts';
import { refusal } from './query-refusal.rules.ts';
import { planWrite, type WritePlan } from './query-write-plan.rules.ts';
import { REACHABLE_TABLES, type TableName } from './reachable-tables.data.ts';
import { readRows } from './readable-rows.service.ts';

/** Longest time of one statement in the database. */
export const TIME_MAX_MS = 2000;

/** What a token needs for a statement that writes, beside the scope of the route. */
const WRITE_SCOPE: Scope = 'query:write';

/** A typed route and its service. The route's body checks the values; its name counts at the caps. */
interface TypedWrite {
  route: Route;
  /** @param id row of an update or delete; empty for an insert. @returns the id of the row. */
  run: (ctx: MemberContext, id: string, body: unknown) => Promise<{ id: string }>;
}

function typedWrite<R extends Route>(
  route: R,
  run: (ctx: MemberContext, id: string, body: ParsedInput<R>['body']) => Promise<{ id: string }>,
): TypedWrite {
  return { route, run: (ctx, id, body) => run(ctx, id, body as ParsedInput<R>['body']) };
}

const WRITES: Record<TableName, Partial<Record<WriteStatement['kind'], TypedWrite>>> = {
  profiles: {
    update: typedWrite(updateProfileRoute, (ctx, id, body) => updateProfile(ctx, { ...body, id })),
  },
  user_projects: {
    insert: typedWrite(projectRoutes.createProject, (ctx, _, body) => projects.createProject(ctx, body)),
    update: typedWrite(projectRoutes.updateProject, projects.updateProject),
    delete: typedWrite(projectRoutes.removeProject, projects.removeProject),
  },
  user_services: {
    insert: typedWrite(serviceRoutes.createService, (ctx, _, body) => services.createService(ctx, body)),
    update: typedWrite(serviceRoutes.updateService, services.updateService),
    delete: typedWrite(serviceRoutes.removeService, services.removeService),
  },
  collaborations: {
    insert: typedWrite(createCollaborationRoute, (ctx, _, body) => createCollaboration(ctx, body)),
    update: typedWrite(updateCollaborationRoute, updateCollaboration),
    delete: typedWrite(removeCollaborationRoute, removeCollaboration),
  },
  learning_resources: {},
};

interface Write {
  statement: WriteStatement;
  params: unknown[];
  caps: CapCheck | null;
}

/**
 * Writes one row through the service of the typed route.
 * @returns the row with the columns after `returning`, as it is after the write, or was before a delete; nothing without
 *   `returning`, or if no row that the caller reads passes the condition.
 * @throws AppError VALIDATION_FAILED with the place; TOKEN_WITHOUT_SCOPE; EMAIL_NOT_CONFIRMED; ROLE_FORBIDS; FORBIDDEN for a value that names another
 *   member; what the typed route throws.
 */
export async function runWrite(ctx: MemberContext, { statement, params, caps }: Write): Promise<Rows> {
  const plan = planWrite(statement, params);
  const target = WRITES[plan.table][plan.kind];
  if (!target) throw new Error(`${plan.kind} of ${plan.table} is listed but has no service`);
  if (ctx.actor.token) requireScope(ctx.actor.token, WRITE_SCOPE);
  if (!ctx.actor.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (!mayDo(ctx.actor.role, 'write')) throw new AppError('ROLE_FORBIDS');
  refuseOtherMembers(ctx, plan);
  const body = parsePart(target.route.body, plan.values);
  const work = () =>
    transact(ctx, async (ctx) => {
      await limitTransaction(ctx.db, { statementMs: TIME_MAX_MS, readOnly: false });
      return write(ctx, plan, (id) => target.run(ctx, id, body));
    });
  return caps ? caps.run(ctx, target.route.name, work) : work();
}

function refuseOtherMembers(ctx: MemberContext, { ofCaller }: WritePlan): void {
  const other = ofCaller.find(({ value }) => value !== ctx.actor.profileId);
  if (!other) return;
  const { message, fields } = refusal(other.at, `The ${other.column} can only be your own id.`);
  throw new AppError('FORBIDDEN', { message, fields });
}

async function write(
  ctx: MemberContext,
  plan: WritePlan,
  run: (id: string) => Promise<{ id: string }>,
): Promise<Rows> {
  const { table, kind, where, kept, returning } = plan;
  const answer = (id: string) =>
    returning ? readRows(ctx, { ...ONE_ROW, table, columns: returning, where: idIs(table, id) }) : [];
  if (kind === 'insert') return answer((await run('')).id);
  const columns = [...new Set(['id', ...kept.map(({ column }) => column)])];
  const [row] = await readRows(ctx, { ...ONE_ROW, table, columns, where });
  if (!row) return [];
  const changed = kept.find(({ column, value }) => JSON.stringify(value) !== JSON.stringify(row[column]));
  if (changed) throw refusal(changed.at, `The column ${changed.column} of ${table} cannot be changed here.`);
  const id = String(row.id);
  if (kind === 'update') return answer((await run(id)).id);
  const before = await answer(id);
  await run(id);
  return before;
}

const ONE_ROW: Pick<ReadPlan, 'order' | 'limit'> = { order: [], limit: 1 };

const idIs = (table: TableName, value: string): RowTest => ({
  kind: 'equals',
  column: 'id',
  type: REACHABLE_TABLES[table].columns.id,
  value,
});
