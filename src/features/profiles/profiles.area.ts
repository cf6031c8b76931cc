import { defineArea } from '#platform/server/noun.ts';
import { avatarNoun } from './avatar/avatar.noun.ts';
import { dailyMailsNoun } from './daily-mails/daily-mails.noun.ts';
import { demoMembersNoun } from './demo-members/demo-members.noun.ts';
import { demoPicturesNoun } from './demo-pictures/demo-pictures.noun.ts';
import { mailOptOutsNoun } from './mail-opt-outs/mail-opt-outs.noun.ts';
import { memberPageNoun } from './member-page/member-page.noun.ts';
import { profileNoun } from './profile/profile.noun.ts';
import { profilePageNoun } from './profile-page/profile-page.noun.ts';
import { projectPicturesNoun } from './project-pictures/project-pictures.noun.ts';
import { projectsNoun } from './projects/projects.noun.ts';
import { servicesNoun } from './services/services.noun.ts';

export const profilesArea = defineArea('profiles', [
  avatarNoun,
  dailyMailsNoun,
  demoMembersNoun,
  demoPicturesNoun,
  mailOptOutsNoun,
  memberPageNoun,
  profilePageNoun,
  profileNoun,
  projectPicturesNoun,
  projectsNoun,
  servicesNoun,
]);
