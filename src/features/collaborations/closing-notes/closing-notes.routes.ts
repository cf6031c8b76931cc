import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './closing-notes.contract.ts';
import * as closingNotes from './closing-notes.service.ts';

export function closingNotesRoutes(bind: Bind): void {
  bind(contract.listClosingNotes, (ctx, { params }) => closingNotes.listClosingNotes(ctx, params.id));
  bind(contract.saveClosingNote, (ctx, { params, body }) =>
    closingNotes.saveClosingNote(ctx, params.id, body),
  );
}
