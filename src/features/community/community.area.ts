import { defineArea } from '#platform/server/noun.ts';
import { attachmentsNoun } from './attachments/attachments.noun.ts';
import { circleManagerNoun } from './circle-manager/circle-manager.noun.ts';
import { circlesNoun } from './circles/circles.noun.ts';
import { demoDiscussionsNoun } from './demo-discussions/demo-discussions.noun.ts';
import { digestNoun } from './digest/digest.noun.ts';
import { editsNoun } from './edits/edits.noun.ts';
import { followsNoun } from './follows/follows.noun.ts';
import { memberRecordsNoun } from './member-records/member-records.noun.ts';
import { moderationNoun } from './moderation/moderation.noun.ts';
import { postsNoun } from './posts/posts.noun.ts';
import { repliesNoun } from './replies/replies.noun.ts';
import { topicsNoun } from './topics/topics.noun.ts';

export const communityArea = defineArea('community', [
  attachmentsNoun,
  circleManagerNoun,
  circlesNoun,
  demoDiscussionsNoun,
  digestNoun,
  editsNoun,
  followsNoun,
  memberRecordsNoun,
  moderationNoun,
  postsNoun,
  repliesNoun,
  topicsNoun,
]);
