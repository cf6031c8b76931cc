import { defineArea } from '#platform/server/noun.ts';
import { demoRequestsNoun } from './demo-requests/demo-requests.noun.ts';
import { guestRequestsNoun } from './guest-requests/guest-requests.noun.ts';
import { memberRecordsNoun } from './member-records/member-records.noun.ts';
import { requestsNoun } from './requests/requests.noun.ts';

export const requestsArea = defineArea('requests', [
  demoRequestsNoun,
  guestRequestsNoun,
  memberRecordsNoun,
  requestsNoun,
]);
