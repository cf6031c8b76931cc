import { defineNoun } from '#platform/server/noun.ts';
import { fundRecords } from './fund-records.service.ts';

export const recordsNoun = defineNoun({ records: fundRecords });
