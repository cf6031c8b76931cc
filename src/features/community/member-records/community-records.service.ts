import { findEveryAttachmentOf } from '#features/community/attachments/attachments.repository.ts';
import { findModeratedBy } from '#features/community/circle-manager/managed-circles.repository.ts';
import { deleteVersionsOf, findEveryVersionOf } from '#features/community/edits/edits.repository.ts';
import { findEveryFollowOf } from '#features/community/follows/follows.repository.ts';
import { findEveryReportOf } from '#features/community/moderation/moderation.repository.ts';
import {
  anonymiseMentionsOf,
  findEveryMentionOf,
  findEveryPostOf,
} from '#features/community/posts/posts.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';

/**
 * Posts of the member in the community. With the account the files, earlier versions, reports and follows are erased;
 * the posts stay without the name, because others have answered them.
 */
export const communityRecords: MemberRecords = {
  exportData: async ({ db, actor: { profileId: id } }) => ({
    community_posts: await findEveryPostOf(db, id),
    community_post_versions: await findEveryVersionOf(db, id),
    community_attachments: await findEveryAttachmentOf(db, id),
    community_mentions: await findEveryMentionOf(db, id),
    community_reports: await findEveryReportOf(db, id),
    community_follows: await findEveryFollowOf(db, id),
    community_moderator_of: await findModeratedBy(db, id),
  }),
  async eraseFor(ctx, memberId) {
    await deleteVersionsOf(ctx.db, memberId);
    await anonymiseMentionsOf(ctx.db, memberId);
  },
};
