import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let reader: TestMember;
let writer: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { confirmed: false });
  writer = await createMember(app, { name: 'Writer Trust' });
});
afterAll(() => app.stop());

const writeBio = (bio: string) => callAs(app, writer, 'PUT', '/profile/profile', { bio });
async function isFound(search: string): Promise<boolean> {
  const query = encodeURIComponent(search);
  const { records } = await callAs(app, reader, 'GET', `/marketplace/profiles?search=${query}`);
  return records.some(({ id }: { id: string }) => id === writer.id);
}

/** A text, and words with which it is found. */
const TEXTS: [text: string, ...words: string[]][] = [
  ['हम शौचालय। बनाते हैं', 'शौचालय', 'बनाते'],
  ['क्\u200Dषमता निर्माण', 'क्\u200Dषमता', 'क्षमता'],
  ['\u095Bरूरत', '\u091C\u093Cरूरत', 'जरूरत', '\u095Bरूरत'],
  ['हिन्दी', 'हिंदी', 'हिन्दी'],
  ['पाँच गांव', 'पांच', 'गाँव'],
  ['सड़क॥पढ़ाई', 'सडक', 'पढाई'],
  ['अवन്\u200D അവന്\u200D', 'അവൻ', 'അവന്'],
  ['উৎস', 'উত্স'],
  ['পড়া', 'পড়া'.normalize('NFD'), 'পডা'],
  ['ਪੰਜਾਬੀ ਜ਼ਮੀਨ', 'ਪਂਜਾਬੀ', 'ਜਮੀਨ'],
  ['ଓଡ଼ିଆ।', 'ଓଡିଆ'],
  ['تعلیم كتاب علي', 'کتاب', 'علی', 'تعليم'],
  ['வணக்கம்— “தண்ணீர்”', 'வணக்கம்', 'தண்ணீர்'],
  ['schools/colleges ₹500', 'colleges', '500'],
  ['५ लाख', '5', '५'],
];

describe('a text in any script', () => {
  test.each(TEXTS)('%s is found by its words', async (text, ...words) => {
    for (const form of ['NFC', 'NFD'] as const) {
      await writeBio(text.normalize(form));
      for (const word of words) expect(await isFound(word), `${form} ${word}`).toBe(true);
    }
  });

  test('is found by each of its words, in any normal form', async () => {
    const letter = fc.constantFrom(...'अकखगनमहड़ज़ािीुे्ंँதிநாನಾతాবািکیيëøŵｆﬁ५aZ');
    const word = fc.string({ unit: letter, minLength: 2, maxLength: 6 }).map((letters) => `क${letters}`);
    const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD');
    const between = fc.constantFrom(' ', '। ', '—', ', ', '/', '-', '\u200B ', ' ₹');
    const rows = fc.sample(
      fc.tuple(fc.array(word, { minLength: 1, maxLength: 4 }), between, form, form),
      400,
    );
    const missed = await app.sql(
      `select text, word from unnest($1::text[], $2::text[]) t (text, word)
        where not to_tsvector('english', immutable_unaccent(text)) @@ plainto_tsquery('english', immutable_unaccent(word))
          or not to_tsvector('simple', translate(immutable_unaccent(text), '/\\-_.:@#&+''', '           '))
            @@ plainto_tsquery('simple', immutable_unaccent(word))`,
      ((all) => [all.map(([text]) => text), all.map(([, one]) => one)])(
        rows.flatMap(([words, sign, written, asked]) =>
          words.map((one) => [words.join(sign).normalize(written), one.normalize(asked)]),
        ),
      ),
    );
    expect(missed).toEqual([]);
  });
});

test('tickets are found in another spelling by their author and at the desk', async () => {
  const admin = await createMember(app, { admin: true });
  await callAs(app, writer, 'POST', '/support/tickets', ticketBody({ subject: 'हिन्दी में ज़रूरत। मदद' }));
  for (const word of ['हिंदी', 'जरूरत', 'ज़रूरत'.normalize('NFC'), 'मदद']) {
    const query = `?search=${encodeURIComponent(word)}`;
    expect(await callAs(app, writer, 'GET', `/support/tickets${query}`), word).toHaveLength(1);
    expect((await callAs(app, admin, 'GET', `/admin/support/tickets${query}`)).records, word).toHaveLength(1);
  }
});

test('texts from before are computed anew by a job, and words are counted by them', async () => {
  const body = (sql: string) => `create or replace function immutable_unaccent(value text) returns text
    language sql immutable parallel safe strict as $$ select ${sql} $$`;
  await app.sql(body("public.unaccent('public.unaccent'::regdictionary, value)"));
  await writeBio('पुरानी ज़रूरत। Plain words');
  await runJob(app, 'marketplace-words');
  await app.sql(body("public.unaccent('public.unaccent'::regdictionary, public.plain_text(value))"));
  expect(await isFound('ज़रूरत')).toBe(false);
  await app.sql(
    "insert into stale_search_texts (source, texts, renewed) values ('profiles', 'full_name, bio', 'bio, skills, location')",
  );
  const [{ updated_at: before } = {}] = await app.sql('select updated_at from profiles where id = $1', [
    writer.id,
  ]);
  await runJob(app, 'search-texts');
  expect(await app.sql('select from stale_search_texts')).toEqual([]);
  expect(await app.sql('select updated_at from profiles where id = $1', [writer.id])).toEqual([
    { updated_at: before },
  ]);
  expect(await isFound('ज़रूरत')).toBe(true);
  expect(await app.sql("select word from marketplace_words where word like '%रूरत%'")).toEqual([
    { word: 'जरूरत' },
  ]);
});
