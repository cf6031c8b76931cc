import { defineNoun } from '#platform/server/noun.ts';
import { profileRecords } from './profile-records.service.ts';

export const profilePageNoun = defineNoun({
  records: profileRecords,
});
