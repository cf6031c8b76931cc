import { defineArea } from '#platform/server/noun.ts';
import { auditNoun } from './audit/audit.noun.ts';
import { frameNoun } from './frame/frame.noun.ts';
import { jobsNoun } from './jobs/jobs.noun.ts';
import { moderationNoun } from './moderation/moderation.noun.ts';
import { organisationsNoun } from './organisations/organisations.noun.ts';
import { peopleNoun } from './people/people.noun.ts';
import { platformFiguresNoun } from './platform-figures/platform-figures.noun.ts';
import { privacyNoun } from './privacy/privacy.noun.ts';
import { queryGatewayNoun } from './query-gateway/query-gateway.noun.ts';

export const adminArea = defineArea('admin', [
  auditNoun,
  frameNoun,
  jobsNoun,
  moderationNoun,
  organisationsNoun,
  peopleNoun,
  platformFiguresNoun,
  privacyNoun,
  queryGatewayNoun,
]);
