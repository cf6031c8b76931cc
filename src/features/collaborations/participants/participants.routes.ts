import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './participants.contract.ts';
import * as participants from './participants.service.ts';
import * as roles from './roles-and-seats.service.ts';

export function participantsRoutes(bind: Bind): void {
  bind(contract.listParticipants, (ctx, { params }) => participants.listParticipants(ctx, params.id));
  bind(
    contract.createParticipant,
    (ctx, { params, body }) => participants.createParticipant(ctx, params.id, body),
    { stores: { what: 'participants', perDay: 500 } },
  );
  bind(contract.updateParticipant, (ctx, { params, body }) =>
    participants.updateParticipant(ctx, params, body),
  );
  bind(contract.removeParticipant, (ctx, { params }) => participants.removeParticipant(ctx, params));
  bind(contract.updateParticipantRole, (ctx, { params, body }) =>
    roles.updateParticipantRole(ctx, params, body.role),
  );
  bind(contract.handOverLead, (ctx, { params, body }) =>
    roles.handOverLead(ctx, params.id, body.participant_id),
  );
  bind(contract.createSeat, (ctx, { params, body }) => roles.createSeat(ctx, params.id, body.account_id));
  bind(contract.removeSeat, (ctx, { params }) => roles.removeSeat(ctx, params.id, params.accountId));
  bind(contract.leaveCollaboration, (ctx, { params }) => participants.leaveCollaboration(ctx, params.id));
}
