import { defineArea } from '#platform/server/noun.ts';
import { documentsNoun } from './documents/documents.noun.ts';
import { openingsNoun } from './openings/openings.noun.ts';
import { remindersNoun } from './reminders/reminders.noun.ts';
import { sharesNoun } from './shares/shares.noun.ts';

export const documentsArea = defineArea('documents', [
  documentsNoun,
  openingsNoun,
  remindersNoun,
  sharesNoun,
]);
