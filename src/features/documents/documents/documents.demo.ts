import { createHash } from 'node:crypto';
import { demoProfileDetails } from '#features/profiles/demo-members/profile-details.demo.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { plainPdf } from '#platform/server/files/plain-pdf.ts';
import { DocumentDetails } from './documents.contract.ts';
import { documentTitle, relevantDetails } from './documents.rules.ts';
import { demoKeyDocuments } from './key-documents.demo.ts';

const OWNER = 'aksharvan';
const FUNDER = { key: 'tungavarna', name: 'Tungavarna Industries Limited' };

/** Kind | profile field with its number | days since issue | days until expiry | name, or years back; `-` for none. */
const DOCUMENTS = [
  'registration | ngo_registration_number | 6100 | - | -',
  '12a | urn_12a | 1300 | 526 | -',
  '80g | urn_80g | 1781 | 45 | -',
  'csr-1 | csr_registration_number | 1250 | - | -',
  'audited-accounts | - | 60 | - | 1',
  'audited-accounts | - | 425 | - | 2',
  'policy | - | 700 | -12 | Child protection policy',
];

/** Returns the financial year that lies `years` before the current one: `2025-26`. */
function yearEnded(now: Date, years: number): string {
  const began = now.getUTCMonth() >= 3 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return `${began - years}-${String((began - years + 1) % 100).padStart(2, '0')}`;
}

const given = (cell = '-') => (cell === '-' ? null : cell);

/** Returns the row of a document; its id and file name are derived from the owner and its position. */
function stored(owner: string, at: number, details: DocumentDetails, created_at: Date) {
  const file = createHash('sha256')
    .update(owner === OWNER ? `demo document ${at}` : `demo document ${owner}/${at}`)
    .digest('base64url');
  return {
    ...relevantDetails(details),
    id: demoId('document', `${owner}/${at}`),
    owner_id: demoId('member', owner),
    file_name: `private/${file.slice(0, 22)}`,
    created_at,
    updated_at: created_at,
    file_stored_at: created_at,
  };
}

/** The demo NGO's papers. @throws ZodError when one breaks the rules of the form. */
function ownersDocuments(now: Date) {
  const owner = demoProfileDetails(now).find(({ id }) => id === demoId('member', OWNER));
  const numbers: Record<string, unknown> = owner?.fields ?? {};
  return DOCUMENTS.map((row, at) => {
    const [kind, number, issued, expires, more] = cellsOf(row);
    const isYear = kind === 'audited-accounts';
    const details = DocumentDetails.parse({
      kind,
      number: given(number) && numbers[number ?? ''],
      issued_on: dayFrom(now, -Number(issued)),
      expires_on: given(expires) && dayFrom(now, Number(expires)),
      title: isYear ? null : given(more),
      financial_year: isYear ? yearEnded(now, Number(more)) : null,
    });
    return stored(OWNER, at, details, daysBefore(now, 40 - at, row));
  });
}

/** Returns the demo NGO's papers and the key documents of members who are or want to be verified. */
function demoDocuments(now: Date) {
  const others = demoKeyDocuments(now, OWNER).map(({ key, document, created_at }, at) =>
    stored(key, at, DocumentDetails.parse(document), created_at),
  );
  return [...ownersDocuments(now), ...others];
}

/** Loads the papers. Two of the demo NGO's are shared with the demo company, which has opened one. */
export async function loadDocumentsDemo(
  db: Db,
  { now, store }: { now: Date; store: FileStore },
): Promise<void> {
  const files = [];
  const documents = [];
  for (const document of demoDocuments(now)) {
    const name = documentTitle(document);
    const pdf = plainPdf([name, `No. ${document.number ?? '-'}`, 'Demo data: not a real document']);
    await store.write(document.file_name, pdf, 'application/pdf');
    const { file_name, owner_id, created_at } = document;
    files.push({
      name: file_name,
      owner_id,
      stored_by: owner_id,
      byte_size: pdf.length,
      media_type: 'application/pdf',
      created_at,
    });
    documents.push({ ...document, original_name: `${name.replace(/ \([^()]*\)/, '')}.pdf` });
  }
  await db.insertInto('files').values(files).execute();
  await db.insertInto('documents').values(documents).execute();
  await insertShares(db, now);
}

async function insertShares(db: Db, now: Date): Promise<void> {
  const member_id = demoId('member', FUNDER.key);
  const shares = ownersDocuments(now)
    .filter(({ kind }) => kind === '80g' || kind === 'csr-1')
    .map(({ id }) => {
      const created_at = daysBefore(now, 4, id);
      const expires_at = new Date(created_at.getTime() + 30 * DAY_MS);
      return { id: demoId('document share', id), document_id: id, member_id, created_at, expires_at };
    });
  await db.insertInto('document_shares').values(shares).execute();
  await insertOpening(db, member_id, now);
}

async function insertOpening(db: Db, member_id: string, now: Date): Promise<void> {
  const opened = ownersDocuments(now).find(({ kind }) => kind === '80g');
  if (!opened) return;
  const opening = {
    opened_by: member_id,
    opened_by_name: FUNDER.name,
    opened_at: daysBefore(now, 2, 'opened'),
  };
  await db
    .insertInto('document_openings')
    .values({ ...opening, id: demoId('document opening', opened.id), document_id: opened.id })
    .execute();
}
