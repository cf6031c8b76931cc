import { defineArea } from '#platform/server/noun.ts';
import { deskNoun } from './desk/desk.noun.ts';

export const homeArea = defineArea('home', [deskNoun]);
