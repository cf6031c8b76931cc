import { defineNoun } from '#platform/server/noun.ts';
import { deskRecords } from './desk-records.service.ts';

export const ticketDeskNoun = defineNoun({
  records: deskRecords,
});
