import { defineArea } from '#platform/server/noun.ts';
import { deskNoun } from './desk/desk.noun.ts';
import { ownWorkNoun } from './own-work/own-work.noun.ts';
import { partnersTurnNoun } from './partners-turn/partners-turn.noun.ts';

export const homeArea = defineArea('home', [deskNoun, ownWorkNoun, partnersTurnNoun]);
