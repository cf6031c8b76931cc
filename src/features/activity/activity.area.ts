import { defineArea } from '#platform/server/noun.ts';
import { decisionsNoun } from './decisions/decisions.noun.ts';
import { eventsNoun } from './events/events.noun.ts';

export const activityArea = defineArea('activity', [decisionsNoun, eventsNoun]);
