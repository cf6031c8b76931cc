import { createHash } from 'node:crypto';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import type { FileStore } from '#platform/server/file-store.ts';
import { plainPdf } from '#platform/server/plain-pdf.ts';
import { DocumentDetails } from '../documents.contract.ts';
import { documentName } from './document-shares.service.ts';
import { relevantDetails } from './documents.policy.ts';

const OWNER = 'aksharvan';
const FUNDER = { key: 'tungavarna', name: 'Tungavarna Industries Limited' };
const DAY_MS = 86_400_000;

/** Kind | number | issued so many days ago | expires in so many days | name or financial year; `-` for none. */
const DOCUMENTS = [
  'registration | MH/2009/1147 | 6100 | - | -',
  '12a | AAATA4417CE20214 | 1300 | 526 | -',
  '80g | AAATA4417CF20214 | 1781 | 45 | -',
  'csr-1 | CSR00044170 | 1250 | - | -',
  'audited-accounts | - | 60 | - | 1',
  'audited-accounts | - | 425 | - | 2',
  'policy | - | 700 | -12 | Child protection policy',
];

/** The financial year that ended so many years before the present one began: `2025-26`. */
function yearEnded(now: Date, years: number): string {
  const began = now.getUTCMonth() >= 3 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return `${began - years}-${String((began - years + 1) % 100).padStart(2, '0')}`;
}

const given = (cell = '-') => (cell === '-' ? null : cell);

/** The demo NGO's papers. @throws ZodError when one breaks the rules of the form. */
function demoDocuments(now: Date) {
  return DOCUMENTS.map((row, at) => {
    const [kind, number, issued, expires, more] = cellsOf(row);
    const isYear = kind === 'audited-accounts';
    const details = DocumentDetails.parse({
      kind,
      number: given(number),
      issued_on: dayFrom(now, -Number(issued)),
      expires_on: given(expires) && dayFrom(now, Number(expires)),
      title: isYear ? null : given(more),
      financial_year: isYear ? yearEnded(now, Number(more)) : null,
    });
    const stored = createHash('sha256').update(`demo document ${at}`).digest('base64url').slice(0, 22);
    const created_at = daysBefore(now, 40 - at, row);
    return {
      ...relevantDetails(details),
      id: demoId('document', `${OWNER}/${at}`),
      owner_id: demoId('member', OWNER),
      file_name: `private/${stored}`,
      created_at,
      updated_at: created_at,
      file_stored_at: created_at,
    };
  });
}

/** Loads the papers of the demo NGO; two are shared with the demo company, which has opened one. */
export async function loadDocumentsDemo(
  db: Db,
  { now, store }: { now: Date; store: FileStore },
): Promise<void> {
  const member_id = demoId('member', FUNDER.key);
  for (const document of demoDocuments(now)) {
    const name = documentName(document);
    const pdf = plainPdf([name, `No. ${document.number ?? '-'}`, 'Demo data: not a real document']);
    await store.write(document.file_name, pdf, 'application/pdf');
    const file = { name: document.file_name, owner_id: document.owner_id, byte_size: pdf.length };
    await db
      .insertInto('files')
      .values({ ...file, media_type: 'application/pdf', created_at: document.created_at })
      .execute();
    const original_name = `${name.replace(/ \(.*\)/, '')}.pdf`;
    await db
      .insertInto('documents')
      .values({ ...document, original_name })
      .execute();
    if (document.kind !== '80g' && document.kind !== 'csr-1') continue;
    const created_at = daysBefore(now, 4, document.id);
    const expires_at = new Date(created_at.getTime() + 30 * DAY_MS);
    const share = { id: demoId('document share', document.id), document_id: document.id, member_id };
    await db
      .insertInto('document_shares')
      .values({ ...share, created_at, expires_at })
      .execute();
  }
  await insertOpening(db, member_id, now);
}

async function insertOpening(db: Db, member_id: string, now: Date): Promise<void> {
  const opened = demoDocuments(now).find(({ kind }) => kind === '80g');
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
