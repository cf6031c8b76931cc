import { defineArea } from '#platform/server/noun.ts';
import { budgetNoun } from './budget/budget.noun.ts';
import { calendarFeedNoun } from './calendar-feed/calendar-feed.noun.ts';
import { closingNotesNoun } from './closing-notes/closing-notes.noun.ts';
import { collaborationNoun } from './collaboration/collaboration.noun.ts';
import { commentsNoun } from './comments/comments.noun.ts';
import { demoCollaborationsNoun } from './demo-collaborations/demo-collaborations.noun.ts';
import { exportsNoun } from './exports/exports.noun.ts';
import { filesNoun } from './files/files.noun.ts';
import { historyNoun } from './history/history.noun.ts';
import { indicatorsNoun } from './indicators/indicators.noun.ts';
import { initiativesNoun } from './initiatives/initiatives.noun.ts';
import { invitationsNoun } from './invitations/invitations.noun.ts';
import { liveNoun } from './live/live.noun.ts';
import { memberRecordsNoun } from './member-records/member-records.noun.ts';
import { milestoneDatesNoun } from './milestone-dates/milestone-dates.noun.ts';
import { milestonesNoun } from './milestones/milestones.noun.ts';
import { mutesNoun } from './mutes/mutes.noun.ts';
import { participantsNoun } from './participants/participants.noun.ts';
import { ratingsNoun } from './ratings/ratings.noun.ts';
import { removalNoun } from './removal/removal.noun.ts';
import { reportsNoun } from './reports/reports.noun.ts';
import { withdrawalsNoun } from './withdrawals/withdrawals.noun.ts';

export const collaborationsArea = defineArea('collaborations', [
  budgetNoun,
  calendarFeedNoun,
  closingNotesNoun,
  collaborationNoun,
  commentsNoun,
  demoCollaborationsNoun,
  exportsNoun,
  filesNoun,
  historyNoun,
  indicatorsNoun,
  initiativesNoun,
  invitationsNoun,
  liveNoun,
  memberRecordsNoun,
  milestoneDatesNoun,
  milestonesNoun,
  mutesNoun,
  participantsNoun,
  ratingsNoun,
  removalNoun,
  reportsNoun,
  withdrawalsNoun,
]);
