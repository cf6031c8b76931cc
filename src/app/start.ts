import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ACCOUNT_MAIL_QUEUE } from '#features/accounts/account/account.mail.ts';
import { createAccountMailer } from '#features/accounts/account/account-mails.job.ts';
import { hasAccounts, makeConfirmedAdmin } from '#features/accounts/account/accounts.repository.ts';
import { normaliseStoredAddresses } from '#features/accounts/account/address-forms.service.ts';
import {
  createTermsReminders,
  TERMS_REMINDERS_QUEUE,
  TERMS_REMINDERS_SCHEDULE,
} from '#features/accounts/consents/terms-reminders.job.ts';
import {
  ACCOUNT_ERASURE_QUEUE,
  ACCOUNT_ERASURE_SCHEDULE,
  createAccountEraser,
} from '#features/accounts/deletion/account-erasure.job.ts';
import { createInvitedNotifier, INVITED_QUEUE } from '#features/accounts/invitations/invited.job.ts';
import {
  createJoinExpiry,
  createJoinLinkMailer,
  JOIN_EXPIRY_QUEUE,
  JOIN_EXPIRY_SCHEDULE,
} from '#features/accounts/join-requests/join-requests.job.ts';
import { JOIN_LINK_QUEUE } from '#features/accounts/join-requests/join-requests.service.ts';
import {
  createExpiredRecordsRemoval,
  EXPIRED_RECORDS_QUEUE,
  EXPIRED_RECORDS_SCHEDULE,
} from '#features/accounts/sessions/expired-records.job.ts';
import {
  createWebhookDeliveries,
  WEBHOOK_SCHEDULE,
} from '#features/accounts/webhooks/webhook-deliveries.job.ts';
import {
  ACTIVITY_REMOVAL_QUEUE,
  ACTIVITY_REMOVAL_SCHEDULE,
  createActivityRemoval,
} from '#features/activity/events/activity-events.job.ts';
import {
  createSystemSamples,
  SYSTEM_SAMPLES_QUEUE,
  SYSTEM_SAMPLES_SCHEDULE,
} from '#features/admin/jobs/system-samples.job.ts';
import {
  createHeldRequestsExpiry,
  HELD_REQUESTS_QUEUE,
  HELD_REQUESTS_SCHEDULE,
} from '#features/collaborations/guest-requests/guest-requests.job.ts';
import {
  createOldInvitationsRemoval,
  OLD_INVITATIONS_QUEUE,
  OLD_INVITATIONS_SCHEDULE,
} from '#features/collaborations/invitations/invitations.job.ts';
import {
  createMilestoneDates,
  MILESTONE_DATES_QUEUE,
  MILESTONE_DATES_SCHEDULE,
} from '#features/collaborations/milestone-dates/milestone-dates.job.ts';
import {
  createMilestoneNews,
  MILESTONE_NEWS_QUEUE,
  MILESTONE_NEWS_SCHEDULE,
} from '#features/collaborations/milestones/milestone-news.job.ts';
import {
  COLLABORATION_PURGE_QUEUE,
  COLLABORATION_PURGE_SCHEDULE,
  createCollaborationPurge,
} from '#features/collaborations/removal/removal.job.ts';
import {
  createForgottenAttachmentsRemoval,
  FORGOTTEN_ATTACHMENTS_QUEUE,
  FORGOTTEN_ATTACHMENTS_SCHEDULE,
} from '#features/community/attachments/forgotten-attachments.job.ts';
import {
  COMMUNITY_DIGEST_QUEUE,
  COMMUNITY_DIGEST_SCHEDULE,
  createCommunityDigest,
} from '#features/community/digest/digest.job.ts';
import {
  CONTENT_PUBLICATIONS_QUEUE,
  CONTENT_PUBLICATIONS_SCHEDULE,
  createContentPublications,
} from '#features/content/content-blocks/content-publications.job.ts';
import {
  createDemoReminders,
  DEMO_REMINDERS_QUEUE,
  DEMO_REMINDERS_SCHEDULE,
} from '#features/demo/bookings/demo-reminders.job.ts';
import {
  createDemoRemoval,
  DEMO_REMOVAL_QUEUE,
  DEMO_REMOVAL_SCHEDULE,
} from '#features/demo/bookings/demo-removal.job.ts';
import { createSandboxUpkeep, SANDBOX_UPKEEP_SCHEDULE } from '#features/demo/sandboxes/sandbox-upkeep.job.ts';
import { SANDBOX_UPKEEP_QUEUE } from '#features/demo/sandboxes/sandboxes.service.ts';
import {
  createDocumentReminders,
  DOCUMENT_REMINDERS_QUEUE,
  DOCUMENT_REMINDERS_SCHEDULE,
} from '#features/documents/reminders/document-reminders.job.ts';
import {
  createStarterLibrary,
  STARTER_LIBRARY_QUEUE,
} from '#features/learn/starter-library/starter-library.job.ts';
import { hasStarterLibrary } from '#features/learn/starter-library/starter-library.service.ts';
import {
  createSessionReminders,
  SESSION_REMINDERS_QUEUE,
  SESSION_REMINDERS_SCHEDULE,
} from '#features/learn/webinars/session-reminders.job.ts';
import {
  createMarketplaceFilters,
  MARKETPLACE_FILTERS_QUEUE,
  MARKETPLACE_FILTERS_SCHEDULE,
} from '#features/marketplace/listing/filter-counts.job.ts';
import {
  createMarketplaceMeaning,
  MARKETPLACE_MEANING_QUEUE,
  MARKETPLACE_MEANING_SCHEDULE,
} from '#features/marketplace/meaning/meaning.job.ts';
import {
  createNearestIndexJob,
  NEAREST_INDEX_QUEUE,
} from '#features/marketplace/meaning/nearest-index.job.ts';
import {
  createPartnerNews,
  PARTNER_NEWS_QUEUE,
  PARTNER_NEWS_SCHEDULE,
} from '#features/marketplace/partner-news/partner-news.job.ts';
import {
  createSearchNews,
  SEARCH_NEWS_QUEUE,
  SEARCH_NEWS_SCHEDULE,
} from '#features/marketplace/saved-searches/search-news.job.ts';
import {
  createMarketplaceWords,
  MARKETPLACE_WORDS_QUEUE,
  MARKETPLACE_WORDS_SCHEDULE,
} from '#features/marketplace/words/words.job.ts';
import { createNewsSync, NEWS_SYNC_QUEUE, NEWS_SYNC_SCHEDULE } from '#features/news/sync/news-sync.job.ts';
import {
  createNotificationRemoval,
  NOTIFICATION_REMOVAL_QUEUE,
  NOTIFICATION_REMOVAL_SCHEDULE,
} from '#features/notifications/notifications/notification-removal.job.ts';
import {
  createDailyMails,
  DAILY_MAILS_QUEUE,
  DAILY_MAILS_SCHEDULE,
} from '#features/profiles/daily-mails/daily-mails.job.ts';
import { watchIncidents } from '#features/support/incidents/incident-watch.service.ts';
import {
  createLiveChatsKeeper,
  LIVE_CHATS_QUEUE,
  LIVE_CHATS_SCHEDULE,
} from '#features/support/live-chat/live-chats.job.ts';
import {
  createSupportLooksRemoval,
  SUPPORT_LOOKS_REMOVAL_QUEUE,
  SUPPORT_LOOKS_REMOVAL_SCHEDULE,
} from '#features/support/member-looks/member-looks.job.ts';
import { startProbeRounds } from '#features/support/status/probe-rounds.job.ts';
import { probeMinute } from '#features/support/status/probe-rounds.service.ts';
import { createProbes } from '#features/support/status/probes.service.ts';
import { openStatusBoard } from '#features/support/status/status-board.service.ts';
import {
  createLateTickets,
  LATE_TICKETS_QUEUE,
  LATE_TICKETS_SCHEDULE,
} from '#features/support/ticket-clock/late-tickets.job.ts';
import {
  createVerificationNotices,
  VERIFICATION_NOTICES_QUEUE,
  VERIFICATION_NOTICES_SCHEDULE,
} from '#features/verification/notices/verification-notices.job.ts';
import { appendActs } from '#platform/server/audit/audit.repository.ts';
import { operatorAct } from '#platform/server/audit/record-act.ts';
import type { Config } from '#platform/server/config.ts';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { openDataFolder } from '#platform/server/data-folder.ts';
import { connect, type Db } from '#platform/server/database/connect.ts';
import { openCopies } from '#platform/server/database/copies/copies.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openEmbeddings } from '#platform/server/embeddings/embeddings.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { createFileSweep, FILE_SWEEP_QUEUE } from '#platform/server/files/file-sweep.ts';
import {
  createFileRemoval,
  createFiles,
  FILE_REMOVAL_QUEUE,
  uploadsFolder,
} from '#platform/server/files/files.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { startLive } from '#platform/server/live/live.ts';
import { MAIL_QUEUE, mailHandler, openMailer, outboxFolder } from '#platform/server/mail/mail.ts';
import { outboxPath } from '#platform/server/mail/outbox.ts';
import {
  createUploadSweep,
  UPLOAD_SWEEP_QUEUE,
  UPLOAD_SWEEP_SCHEDULE,
} from '#platform/server/uploads/upload-sweep.ts';
import { WEBHOOK_QUEUE } from '#platform/server/webhooks/announce.ts';
import { findDemoSignIns, loadDemo } from './all.demo.ts';
import { MEMBER_RECORDS } from './member-records.ts';
import { type OpenedDatabase, openDatabase } from './program/open-database.ts';
import { createSandboxHost } from './sandbox-host.ts';
import { ownSessionSecret } from './secrets.ts';
import { createApp } from './server.ts';

const IDLE_CHECK_MS = 50;

/** Schedules of background jobs: queue name -> cron expression, UTC. */
const SCHEDULES = {
  [ACCOUNT_ERASURE_QUEUE]: ACCOUNT_ERASURE_SCHEDULE,
  [JOIN_EXPIRY_QUEUE]: JOIN_EXPIRY_SCHEDULE,
  [EXPIRED_RECORDS_QUEUE]: EXPIRED_RECORDS_SCHEDULE,
  [DOCUMENT_REMINDERS_QUEUE]: DOCUMENT_REMINDERS_SCHEDULE,
  [VERIFICATION_NOTICES_QUEUE]: VERIFICATION_NOTICES_SCHEDULE,
  [SANDBOX_UPKEEP_QUEUE]: SANDBOX_UPKEEP_SCHEDULE,
  [FILE_SWEEP_QUEUE]: '30 21 * * *',
  [UPLOAD_SWEEP_QUEUE]: UPLOAD_SWEEP_SCHEDULE,
  [TERMS_REMINDERS_QUEUE]: TERMS_REMINDERS_SCHEDULE,
  [HELD_REQUESTS_QUEUE]: HELD_REQUESTS_SCHEDULE,
  [MILESTONE_NEWS_QUEUE]: MILESTONE_NEWS_SCHEDULE,
  [MILESTONE_DATES_QUEUE]: MILESTONE_DATES_SCHEDULE,
  [COLLABORATION_PURGE_QUEUE]: COLLABORATION_PURGE_SCHEDULE,
  [OLD_INVITATIONS_QUEUE]: OLD_INVITATIONS_SCHEDULE,
  [SESSION_REMINDERS_QUEUE]: SESSION_REMINDERS_SCHEDULE,
  [CONTENT_PUBLICATIONS_QUEUE]: CONTENT_PUBLICATIONS_SCHEDULE,
  [DEMO_REMINDERS_QUEUE]: DEMO_REMINDERS_SCHEDULE,
  [DEMO_REMOVAL_QUEUE]: DEMO_REMOVAL_SCHEDULE,
  [LATE_TICKETS_QUEUE]: LATE_TICKETS_SCHEDULE,
  [NEWS_SYNC_QUEUE]: NEWS_SYNC_SCHEDULE,
  [COMMUNITY_DIGEST_QUEUE]: COMMUNITY_DIGEST_SCHEDULE,
  [FORGOTTEN_ATTACHMENTS_QUEUE]: FORGOTTEN_ATTACHMENTS_SCHEDULE,
  [ACTIVITY_REMOVAL_QUEUE]: ACTIVITY_REMOVAL_SCHEDULE,
  [SUPPORT_LOOKS_REMOVAL_QUEUE]: SUPPORT_LOOKS_REMOVAL_SCHEDULE,
  [LIVE_CHATS_QUEUE]: LIVE_CHATS_SCHEDULE,
  [WEBHOOK_QUEUE]: WEBHOOK_SCHEDULE,
  [SYSTEM_SAMPLES_QUEUE]: SYSTEM_SAMPLES_SCHEDULE,
  [SEARCH_NEWS_QUEUE]: SEARCH_NEWS_SCHEDULE,
  [NOTIFICATION_REMOVAL_QUEUE]: NOTIFICATION_REMOVAL_SCHEDULE,
  [DAILY_MAILS_QUEUE]: DAILY_MAILS_SCHEDULE,
  [PARTNER_NEWS_QUEUE]: PARTNER_NEWS_SCHEDULE,
  [MARKETPLACE_WORDS_QUEUE]: MARKETPLACE_WORDS_SCHEDULE,
  [MARKETPLACE_FILTERS_QUEUE]: MARKETPLACE_FILTERS_SCHEDULE,
  [MARKETPLACE_MEANING_QUEUE]: MARKETPLACE_MEANING_SCHEDULE,
};

export interface RunningServer {
  app: FastifyInstance;
  /** Measures the services each minute from now on, until the server stops. */
  watch(): void;
  /** Answers what is under way, then closes the database, and stops it if it is ours. */
  stop(): Promise<void>;
  /** Path of the page that shows the mails; null with a mail server or a public address. */
  outbox: string | null;
  /** Sign-ins of the demo data; empty if it is not loaded. */
  demoSignIns: Awaited<ReturnType<typeof findDemoSignIns>>;
}

interface StartOptions {
  /** Ends the start between two steps. */
  stopping?: AbortSignal;
  /** Gives the database; opens it unless given. */
  open?: () => Promise<OpenedDatabase>;
}

/**
 * Brings up everything in order: database, migrations, demo data, jobs, server; it then answers at `config.port`.
 * All that has started is stopped in the reverse order, by `stop` or when a later step fails.
 * @throws the reason of the signal that ends the start.
 */
export async function start(
  settings: Config,
  log: FastifyBaseLogger,
  {
    stopping = new AbortController().signal,
    open = () => openDatabase(settings, log, stopping),
  }: StartOptions = {},
): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();
  openDataFolder(settings, [outboxFolder(settings), uploadsFolder(settings.dataDir)], log);
  const postgres = await open();
  started.defer(postgres.stop);
  const store = await openFileStore(settings.files);
  const sessionSecret = settings.sessionSecret ?? (await ownSessionSecret(settings.dataDir));
  const config = { ...settings, sessionSecret };
  const ran = await migrate(postgres.connectionString, stopping);
  if (ran.length > 0) log.info({ migrations: ran }, 'database schema is up to date');
  const database = connect(postgres.connectionString, (error) =>
    log.error(`database connection: ${error.message}`),
  );
  started.defer(database.close);
  const wantsDemo = config.demoData === 'on' || (config.demoData === undefined && !config.databaseUrl);
  if (wantsDemo && !(await hasAccounts(database.db))) await loadDemo(database.db, new Date(), store);
  await normaliseStoredAddresses({ db: database.db, log });
  if (config.adminEmail) await makeFirstAdmin(database.db, config.adminEmail);
  stopping.throwIfAborted();
  const outbox = outboxPath(config);
  const files = createFiles(store, uploadsFolder(config.dataDir));
  const parts = { db: database.db, files, log, publicUrl: config.publicUrl };
  const mailer = openMailer(config, log, outbox && config.publicUrl + outbox);
  started.defer(mailer.close);
  const status = await openStatusBoard({ db: database.db, log }, config.dataDir);
  const copies = await openCopies(database, postgres.connectionString);
  const embeddings = openEmbeddings(config);
  const sandboxes = createSandboxHost({ config, log, copies, status, embeddings });
  started.defer(sandboxes.stop);
  const nearestIndex = createNearestIndexJob(parts, postgres.connectionString);
  const handlers = {
    [MAIL_QUEUE]: mailHandler(mailer),
    [ACCOUNT_MAIL_QUEUE]: { work: createAccountMailer(parts), atOnce: 2 },
    [ACCOUNT_ERASURE_QUEUE]: createAccountEraser(parts, MEMBER_RECORDS),
    [INVITED_QUEUE]: createInvitedNotifier(parts),
    [JOIN_LINK_QUEUE]: { work: createJoinLinkMailer(parts), atOnce: 2 },
    [JOIN_EXPIRY_QUEUE]: createJoinExpiry(parts),
    [EXPIRED_RECORDS_QUEUE]: createExpiredRecordsRemoval(parts),
    [FILE_REMOVAL_QUEUE]: createFileRemoval(store),
    [DOCUMENT_REMINDERS_QUEUE]: createDocumentReminders(parts),
    [DEMO_REMINDERS_QUEUE]: createDemoReminders(parts, config),
    [DEMO_REMOVAL_QUEUE]: createDemoRemoval(parts),
    [VERIFICATION_NOTICES_QUEUE]: createVerificationNotices(parts),
    [TERMS_REMINDERS_QUEUE]: createTermsReminders(parts),
    [HELD_REQUESTS_QUEUE]: createHeldRequestsExpiry(parts),
    [MILESTONE_NEWS_QUEUE]: createMilestoneNews(parts),
    [MILESTONE_DATES_QUEUE]: createMilestoneDates(parts),
    [COLLABORATION_PURGE_QUEUE]: createCollaborationPurge(parts),
    [OLD_INVITATIONS_QUEUE]: createOldInvitationsRemoval(parts),
    [SESSION_REMINDERS_QUEUE]: createSessionReminders(parts),
    [CONTENT_PUBLICATIONS_QUEUE]: createContentPublications(parts),
    [LATE_TICKETS_QUEUE]: createLateTickets(parts, config),
    [NEWS_SYNC_QUEUE]: createNewsSync(parts, config),
    [COMMUNITY_DIGEST_QUEUE]: createCommunityDigest(parts, config),
    [FORGOTTEN_ATTACHMENTS_QUEUE]: createForgottenAttachmentsRemoval(parts),
    [STARTER_LIBRARY_QUEUE]: createStarterLibrary(parts, store),
    [ACTIVITY_REMOVAL_QUEUE]: createActivityRemoval(parts),
    [NOTIFICATION_REMOVAL_QUEUE]: createNotificationRemoval(parts),
    [DAILY_MAILS_QUEUE]: createDailyMails(parts),
    [SUPPORT_LOOKS_REMOVAL_QUEUE]: createSupportLooksRemoval(parts),
    [LIVE_CHATS_QUEUE]: createLiveChatsKeeper(parts, config),
    [WEBHOOK_QUEUE]: createWebhookDeliveries(parts, {
      keys: createSecretKeys(sessionSecret),
      webhookExceptions: config.webhookExceptions,
    }),
    [SYSTEM_SAMPLES_QUEUE]: createSystemSamples(parts),
    [PARTNER_NEWS_QUEUE]: createPartnerNews(parts, config),
    [SEARCH_NEWS_QUEUE]: createSearchNews(parts, { sessionSecret, embeddings }),
    [MARKETPLACE_WORDS_QUEUE]: createMarketplaceWords(parts),
    [MARKETPLACE_FILTERS_QUEUE]: createMarketplaceFilters(parts),
    [MARKETPLACE_MEANING_QUEUE]: createMarketplaceMeaning(parts, embeddings),
    [NEAREST_INDEX_QUEUE]: nearestIndex.work,
    [SANDBOX_UPKEEP_QUEUE]: createSandboxUpkeep(parts, sandboxes),
    [UPLOAD_SWEEP_QUEUE]: createUploadSweep(parts),
    [FILE_SWEEP_QUEUE]: createFileSweep(store, database.db, uploadsFolder(config.dataDir)),
  };
  const jobs = await startJobs(database.pool, handlers, log, SCHEDULES);
  started.defer(jobs.stop);
  started.defer(embeddings.close);
  started.defer(nearestIndex.close);
  stopping.throwIfAborted();
  const live = await startLive(postgres.connectionString, log);
  started.defer(live.close);
  const app = await createApp({ config, database, jobs, files, live, status, log, sandboxes, embeddings });
  started.defer(() => closeApp(app));
  await app.listen({ port: config.port, host: config.host });
  // Sources that became due while no process ran, and those of new demo data, do not wait for the next half hour.
  await jobs.enqueue(database.db, NEWS_SYNC_QUEUE, {});
  // Nor does the meaning of what demo members write, or those who changed theirs before this start.
  await jobs.enqueue(database.db, MARKETPLACE_MEANING_QUEUE, {});
  await jobs.enqueue(database.db, NEAREST_INDEX_QUEUE, {});
  // Nor do sandboxes that a crash has left.
  await jobs.enqueue(database.db, SANDBOX_UPKEEP_QUEUE, {});
  const demoSignIns = await findDemoSignIns(database.db);
  // Demo data comes with the library, also where another program has loaded it; a library that is published gets what this
  // version of the product has changed.
  if (demoSignIns.length > 0 || (await hasStarterLibrary(database))) {
    await jobs.enqueue(database.db, STARTER_LIBRARY_QUEUE, {});
  }
  stopping.throwIfAborted();
  const watch = () => {
    const probes = createProbes({
      ownUrl: ownUrlOf(app, config.host),
      sessionSecret,
      store,
      queues: queuesOf(Object.keys(handlers)),
    });
    const rounds = startProbeRounds(
      (minute) =>
        probeMinute({ ...parts, actor: null, now: new Date(), jobs }, probes, minute, watchIncidents),
      log,
    );
    running.defer(rounds.stop);
  };
  const running = started.move();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.disposeAsync();
    return stopped;
  };
  return { app, demoSignIns, outbox, watch, stop };
}

/** Makes the member with this address an admin, as `ADMIN_EMAIL` says, and records it. */
async function makeFirstAdmin(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (db) => {
    const id = await makeConfirmedAdmin(db, email);
    if (id) await appendActs(db, [operatorAct('admin-made', id, { by_setting: 'ADMIN_EMAIL' })]);
  });
}

/** Address at which this process reaches its own server, without a slash at the end. */
function ownUrlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // A server that listens everywhere is reached on this machine.
  const name = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[host] ?? host;
  return `http://${name}:${port}`;
}

/** The queues of mails, and all others. */
function queuesOf(all: string[]) {
  const mail = [MAIL_QUEUE, ACCOUNT_MAIL_QUEUE, JOIN_LINK_QUEUE];
  return { mail, jobs: all.filter((queue) => !mail.includes(queue)) };
}

/** Answers what is under way and takes nothing new. */
async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection falls idle when its last answer has left, and its client may keep it open for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  await app.close().finally(() => clearInterval(idle));
}
