import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './participants.contract.ts';
import * as participants from './participants.service.ts';

export function participantsRoutes(bind: Bind): void {
  bind(contract.listParticipants, (ctx, { params }) => participants.listParticipants(ctx, params.id));
  bind(contract.createParticipant, (ctx, { params, body }) =>
    participants.createParticipant(ctx, params.id, body),
  );
  bind(contract.updateParticipant, (ctx, { params, body }) =>
    participants.updateParticipant(ctx, params, body),
  );
  bind(contract.removeParticipant, (ctx, { params }) => participants.removeParticipant(ctx, params));
  bind(contract.leaveCollaboration, (ctx, { params }) => participants.leaveCollaboration(ctx, params.id));
}
