/**
 * `npm run starter-library`: publishes the templates, data reports and courses of the platform, or what has changed in
 * them, also in a database given by `DATABASE_URL`, and ends.
 */
import { publishPlatformCourses } from '#features/learn/platform-courses/platform-courses.service.ts';
import { publishStarterLibrary } from '#features/learn/starter-library/starter-library.service.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { openDatabase } from './program/open-database.ts';
import { prepareSchema } from './program/prepare-schema.ts';
import { runProgram } from './program/program.ts';

await runProgram(async ({ config, log, stopping }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  await prepareSchema(postgres, log, stopping);
  const database = connect(postgres.server, (error) => log.error(error.message));
  started.defer(database.close);
  const store = await openFileStore(config.files);
  const now = new Date();
  const { added, changed } = await publishStarterLibrary({ db: database.db, now, store });
  const courses = await database.db.transaction().execute((db) => publishPlatformCourses({ db, now }));
  for (const title of added) console.log(`Added: ${title}`);
  for (const title of changed) console.log(`New version: ${title}`);
  console.log(`The starter library is up to date: ${added.length} added, ${changed.length} changed.`);
  console.log(`The courses are up to date: ${courses} added or changed.`);
});
