import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { changeAdminRole } from './admin-role.service.ts';
import * as merges from './merges.contract.ts';
import { mergePerson, previewMerge } from './merges.service.ts';
import * as contract from './people.contract.ts';
import * as people from './people.service.ts';
import { restorePerson, suspendPerson } from './suspensions.service.ts';

interface PeopleParts extends SecondFactorParts {
  adminEmail: string | undefined;
  grievanceContact: string;
}

export function peopleRoutes(bind: Bind, { grievanceContact, ...parts }: PeopleParts): void {
  bind(contract.listPeople, (ctx, { query }) => people.listPeople(ctx, query));
  bind(contract.exportPeople, (ctx, { query }) => people.exportPeople(ctx, query));
  bind(contract.openPerson, (ctx, { params }) => people.openPerson(ctx, params.id));
  bind(contract.suspendPerson, (ctx, { params, body }) =>
    suspendPerson(ctx, params.id, body.reason, grievanceContact),
  );
  bind(contract.restorePerson, (ctx, { params, body }) => restorePerson(ctx, params.id, body.reason));
  bind(contract.changeAdminRole, (ctx, { params, body }) => changeAdminRole(ctx, params.id, body, parts));
  bind(merges.previewMerge, (ctx, { params, body }) => previewMerge(ctx, params.id, body.into));
  bind(merges.mergePerson, (ctx, { params, body }) => mergePerson(ctx, params.id, body, parts));
  bind(contract.resendPersonVerification, (ctx, { params }) =>
    people.resendPersonVerification(ctx, params.id),
  );
}
