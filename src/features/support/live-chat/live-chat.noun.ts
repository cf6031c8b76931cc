import { defineNoun } from '#platform/server/noun.ts';
import { liveChatErrors } from './live-chat.errors.ts';
import { liveChatRoutes } from './live-chat.routes.ts';
import { liveChatRecords } from './live-chat-records.service.ts';
import { liveChatsKeeperJob } from './live-chats.job.ts';

export const liveChatNoun = defineNoun({
  routes: (bind, parts) => liveChatRoutes(bind, parts.config),
  jobs: [liveChatsKeeperJob],
  records: liveChatRecords,
  errors: liveChatErrors,
});
