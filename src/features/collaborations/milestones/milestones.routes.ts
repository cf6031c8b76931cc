import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './milestones.contract.ts';
import * as milestones from './milestones.service.ts';

export function milestonesRoutes(bind: Bind): void {
  bind(contract.listMilestones, (ctx, { params }) => milestones.listMilestones(ctx, params.id));
  bind(
    contract.createMilestone,
    (ctx, { params, body }) => milestones.createMilestone(ctx, params.id, body),
    { stores: { what: 'milestones', perDay: 500 } },
  );
  bind(contract.updateMilestone, (ctx, { params, body }) => milestones.updateMilestone(ctx, params, body));
  bind(contract.addMilestoneEvidence, (ctx, { params, body }) =>
    milestones.addMilestoneEvidence(ctx, params, body),
  );
  bind(contract.removeMilestone, (ctx, { params, query }) => milestones.removeMilestone(ctx, params, query));
}
